import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import Store from 'lucide-react/icons/store';
import { useRef } from 'react';
import { brandName } from '#src/api/page-settings.ts';
import { useEra } from '#src/shop/session/use-era.ts';
import { Page } from '#src/ui/Page.tsx';
import { plateClass } from '#src/ui/plate-class.ts';
import { AccountControl } from './AccountControl.tsx';
import { BackArrow } from './BackArrow.tsx';
import { BasketLink } from './BasketLink.tsx';
import { DeliveryTimeControl } from './DeliveryTimeControl.tsx';
import type { FrameRules } from './frame-rules.ts';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PlaceBox } from './PlaceBox.tsx';
import { useScrolledPast } from './use-scrolled.ts';

const inCity = ({ city }: { readonly city?: string | undefined }) => ({ city });

/** The bar at the top of every page. After 100 px of scrolling it stays, on small screens without the row of the place. */
export function Header({ rules }: { readonly rules: FrameRules }) {
  const { t } = useLingui();
  const brand = brandName();
  const era = useEra();
  const mark = useRef<HTMLSpanElement>(null);
  const scrolled = useScrolledPast(mark);
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <header className={styles.header} data-scrolled={scrolled || undefined} data-with-place={rules.place || undefined}>
        <Page className={styles.bar}>
          {rules.logo ? (
            <Link
              to="/home"
              search={inCity}
              className={plateClass({ size: 'logo', className: styles.logo })}
              aria-label={t`${brand}, home`}
            >
              {brand}
            </Link>
          ) : (
            <BackArrow />
          )}
          <div className={styles.about}>
            {rules.place ? <PlaceBox key={era} /> : null}
            {rules.time ? <DeliveryTimeControl /> : null}
          </div>
          <div className={styles.actions}>
            {rules.allStores ? (
              <Link to="/stores" search={inCity} className={styles.allStores}>
                <Store size={22} aria-hidden="true" />
                <span>
                  <Trans>VIEW ALL STORES</Trans>
                </span>
              </Link>
            ) : null}
            <LanguageSwitch from={rules.footer ? 'tablet' : 'phone'} />
            <BasketLink />
            <AccountControl signIn={rules.signIn} signUp={rules.signUp} />
          </div>
        </Page>
      </header>
    </>
  );
}
