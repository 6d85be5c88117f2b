import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import Globe from 'lucide-react/icons/globe';
import type { Language } from '#contract/enumerations.ts';
import { brandName } from '#src/api/page-settings.ts';
import { useEra } from '#src/shop/session/use-era.ts';
import { useSpeak } from '#src/texts/speak-context.ts';
import { Page } from '#src/ui/Page.tsx';
import { plateClass } from '#src/ui/plate-class.ts';
import { ChoiceBox } from '#src/ui/ChoiceBox.tsx';
import styles from './Footer.module.css';
import { Newsletter } from './Newsletter.tsx';

const NAMES: readonly { readonly value: Language; readonly label: string; readonly lang: string }[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'fr', label: 'Français', lang: 'fr' },
];

export function Footer() {
  const { t } = useLingui();
  const { language, speak } = useSpeak();
  const brand = brandName();
  const era = useEra();
  return (
    <footer className={styles.footer}>
      <Page className={styles.columns}>
        <div>
          <Link to="/home" className={plateClass({ size: 'logo' })} aria-label={t`${brand}, home`}>
            {brand}
          </Link>
          <p className={styles.words}>
            <Trans>Local food and essentials, delivered seven days a week.</Trans>
          </p>
        </div>
        <ul className={styles.links}>
          <li>
            <Link to="/help">
              <Trans>Help</Trans>
            </Link>
          </li>
          <li>
            <Link to="/partner">
              <Trans>Become a partner</Trans>
            </Link>
          </li>
          <li>
            <Link to="/hopper">
              <Trans>Become a courier</Trans>
            </Link>
          </li>
          {[['/terms.html', t`Terms`] as const, ['/imprint.html', t`Imprint`] as const].map(([path, name]) => (
            <li key={path}>
              <a href={language === 'en' ? path : `${path}#${language}`} target="_blank" rel="noopener">
                {name}
                <span className="visually-hidden">
                  {' '}
                  <Trans>(opens in a new tab)</Trans>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.yours}>
          <Newsletter key={era} />
          {speak ? (
            <ChoiceBox
              label={t`Language`}
              icon={<Globe size={20} />}
              value={language}
              options={NAMES}
              onChange={(next) => void speak(next).catch(() => undefined)}
            />
          ) : null}
        </div>
      </Page>
    </footer>
  );
}
