import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { plateClass } from '#src/ui/plate-class.ts';
import { AddressCombobox } from '../address/AddressCombobox.tsx';
import { useAddressSearch } from '../address/use-address-search.ts';
import styles from './Hero.module.css';

const BESIDE = '/brand/landing-wide.svg';
const BELOW = '/brand/landing.svg';
const WIDE = '(min-width: 1180px)';

export function Hero({ category, greeting }: { readonly category: string; readonly greeting?: ReactElement }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useAddressSearch(() => void navigate({ to: '/stores', search: category ? { category } : {} }));
  return (
    <div className={styles.hero}>
      <picture>
        <source media={WIDE} srcSet={BESIDE} width={1280} height={545} />
        <Picture src={BELOW} alt="" width={390} height={200} lazy={false} rounded={false} fetchPriority="high" className={styles.picture} />
      </picture>
      <Page className={styles.page}>
        <div className={plateClass({ size: 'board', className: styles.board })}>
          {greeting}
          <h1 className={greeting ? styles.below : styles.headline}>
            <Trans>Your favourite local restaurants, takeaways, groceries and essentials delivered to your door</Trans>
          </h1>
          <form
            role="search"
            aria-label={t`Find stores`}
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              search.chooseFirst();
            }}
          >
            <AddressCombobox id="landing-address" search={search} />
            <Button type="submit" variant="find" busy={search.taking} className={styles.find}>
              <Trans>Find Stores</Trans>
            </Button>
          </form>
        </div>
      </Page>
    </div>
  );
}
