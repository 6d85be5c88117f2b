import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button-class.ts';
import { Line } from '#src/ui/Line.tsx';
import { pageBrand } from '#src/api/page-settings.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardWords } from './BoardWords.tsx';
import styles from './pages.module.css';
import { SocialLinks } from './SocialLinks.tsx';

export function WelcomePartnerPage() {
  const { t } = useLingui();
  const email = pageBrand().emails.partners;
  return (
    <>
      <PageTitle>{t`Welcome, future partner`}</PageTitle>
      <BoardHead tint="pistachio" scene="pistachio-vichy-plate/burger+pie*0.9+tomato*0.8.svg" awning>
        <BoardWords
          title={<Trans>Welcome, future partner</Trans>}
          text={<Trans>We read every message ourselves. In the meantime, see how other stores do it.</Trans>}
        >
          <Link to="/stores" className={buttonClass('find')}>
            <Trans>See the stores</Trans>
          </Link>
          <SocialLinks />
        </BoardWords>
      </BoardHead>
      <Page className={styles.page}>
        <section className={styles.first} aria-labelledby="next">
          <h2 id="next">
            <Trans>What happens next</Trans>
          </h2>
          <Line
            label={t`What happens next`}
            direction="both"
            stops={[
              { key: 'message', state: 'done', label: <Trans>Your message</Trans>, note: <Trans>We’ve got your message</Trans> },
              { key: 'call', state: 'now', label: <Trans>We get in touch</Trans>, note: <Trans>Who you are, what you sell</Trans> },
              { key: 'menu', state: 'next', label: <Trans>Your menu goes live</Trans>, note: <Trans>Menu, hours, area, conditions</Trans> },
            ]}
          />
          <p className={styles.after}>
            <Trans>
              If something has changed in the meantime, write to <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          </p>
        </section>
      </Page>
    </>
  );
}
