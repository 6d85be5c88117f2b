import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { Lead } from './Lead.tsx';
import styles from './RideInterest.module.css';

export const RideInterest = () => (
  <section className={styles.section} aria-labelledby="interest-heading">
    <div>
      <h2 id="interest-heading" tabIndex={-1} className={styles.heading}>
        <Trans>Ride with us</Trans>
      </h2>
      <p className={styles.words}>
        <Trans>Ride where and when you like. Leave your details and we’ll get in touch.</Trans>{' '}
        <Link to="/hopper">
          <Trans>How a ride goes</Trans>
        </Link>
      </p>
    </div>
    <Lead kind="interest" labelledBy="interest-heading" />
  </section>
);
