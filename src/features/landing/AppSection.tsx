import { Trans, useLingui } from '@lingui/react/macro';
import { pageBrand } from '#src/api/page-settings.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Line, type LineStop } from '#src/ui/Line.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import styles from './AppSection.module.css';

export function AppSection() {
  const { t } = useLingui();
  const { appStore, playStore } = pageBrand().apps;
  if (appStore === null && playStore === null) return null;
  const stops: LineStop[] = [
    { key: 'accepted', label: t`Accepted`, state: 'done' },
    { key: 'prepared', label: t`Prepared`, state: 'done' },
    { key: 'onTheWay', label: t`On the way`, state: 'now' },
    { key: 'received', label: t`Received`, state: 'next' },
  ];
  return (
    <section className={styles.section} aria-labelledby="app-heading">
      <div className={styles.words}>
        <h2 id="app-heading" className={styles.heading}>
          <Trans>Track your order on your phone</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>Reorder in two taps and follow your courier on the map.</Trans>
        </p>
        <ul className={styles.links}>
          <StoreOfApps address={appStore} name="App Store" />
          <StoreOfApps address={playStore} name="Play Store" />
        </ul>
      </div>
      <div className={styles.phone} aria-hidden="true" inert>
        <p className={styles.screenHead}>
          <strong>
            <Trans>On the way</Trans>
          </strong>
          <Plate size="small">19:05</Plate>
        </p>
        <Line label="" stops={stops} />
      </div>
    </section>
  );
}

const StoreOfApps = ({ address, name }: { readonly address: string | null; readonly name: string }) =>
  address === null ? null : (
    <li>
      <a href={address} rel="noopener" className={buttonClass('secondary')}>
        {name}
      </a>
    </li>
  );
