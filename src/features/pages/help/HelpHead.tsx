import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { HelpContent } from '#domain/help/help-content.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './HelpHead.module.css';

const SCENE = '/pictures/scene/banner/sky-lake/teapot+cookie*0.6+cupcake*0.8.svg';

type HelpHeadProps = { readonly content: HelpContent; readonly typed: string; readonly onType: (text: string) => void };

export function HelpHead({ content, typed, onType }: HelpHeadProps) {
  const { t } = useLingui();
  return (
    <header className={styles.head}>
      <img src={SCENE} alt="" width={1280} height={250} fetchPriority="high" className={styles.scene} />
      <Page>
        <div className={styles.sign}>
          <h1 className={styles.title}>{content.title}</h1>
          <p className={styles.intro}>{content.intro}</p>
          <search>
            <form action="/help" className={styles.field} onSubmit={(event) => event.preventDefault()}>
              <TextField
                id="help-search"
                type="search"
                name="q"
                label={t`Search the answers`}
                labelHidden
                autoComplete="off"
                enterKeyHint="search"
                placeholder={t`Refund, late, promo code`}
                icon={<Search />}
                value={typed}
                onChange={(event) => onType(event.currentTarget.value)}
                after={typed === '' ? null : <IconButton label={t`Clear the search`} icon={<X />} onClick={() => onType('')} />}
              />
            </form>
          </search>
        </div>
      </Page>
    </header>
  );
}
