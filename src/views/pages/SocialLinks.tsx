import { Trans } from '@lingui/react/macro';
import { buttonClass } from '#src/ui/button-class.ts';
import styles from './BoardSlides.module.css';
import { SOCIAL_LINKS } from './social-links.ts';

/** The ways to the social networks, on a page's plate. */
export const SocialLinks = () =>
  SOCIAL_LINKS.map(({ name, address }) => (
    <a key={name} href={address} rel="noreferrer" className={buttonClass('secondary', { className: styles.other ?? '' })}>
      <Trans>Geneva on {name}</Trans>
    </a>
  ));
