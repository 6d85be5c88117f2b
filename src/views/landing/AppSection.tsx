import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '#src/ui/button-class.ts';
import { Line, type LineStop } from '#src/ui/Line.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { APP_LINKS } from './app-links.ts';
import styles from './AppSection.module.css';

/** Where the apps are, with a drawing of what they show. */
export function AppSection() {
  const { t } = useLingui();
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
          <Trans>Follow every stop from your phone</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>Reorder in two taps and watch your courier come nearer.</Trans>
        </p>
        <ul className={styles.links}>
          <li>
            <a href={APP_LINKS.appStore} rel="noopener" className={buttonClass('secondary')}>
              App Store
            </a>
          </li>
          <li>
            <a href={APP_LINKS.playStore} rel="noopener" className={buttonClass('secondary')}>
              Play Store
            </a>
          </li>
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
