import { Trans } from '@lingui/react/macro';
import styles from './pages.module.css';
import { SocialLinks } from './SocialLinks.tsx';

/** What somebody who got in touch can look at until they are answered. */
export const InTheMeantime = () => (
  <section className={styles.section} aria-labelledby="meanwhile">
    <h2 id="meanwhile">
      <Trans>In the meantime</Trans>
    </h2>
    <SocialLinks />
  </section>
);
