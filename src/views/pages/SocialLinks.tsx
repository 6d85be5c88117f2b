import { Trans } from '@lingui/react/macro';
import { SOCIAL_LINKS } from './social-links.ts';
import styles from './SocialLinks.module.css';

/** The ways to the social networks. */
export function SocialLinks() {
  return (
    <ul className={styles.links}>
      {SOCIAL_LINKS.map(({ name, address }) => (
        <li key={name}>
          <a href={address} rel="noreferrer">
            <Trans>Geneva on {name}</Trans>
          </a>
        </li>
      ))}
    </ul>
  );
}
