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

export function WelcomeHopperPage() {
  const { t } = useLingui();
  const email = pageBrand().emails.couriers;
  return (
    <>
      <PageTitle>{t`Welcome, future hopper`}</PageTitle>
      <BoardHead tint="sky" scene="sky-lake/bike+scooter*0.9+box*0.6.svg">
        <BoardWords
          title={<Trans>Welcome, future hopper</Trans>}
          text={<Trans>We read every message ourselves. In the meantime, see how a ride goes.</Trans>}
        >
          <Link to="/hopper" className={buttonClass('find')}>
            <Trans>How a delivery goes</Trans>
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
              { key: 'call', state: 'now', label: <Trans>We get in touch</Trans>, note: <Trans>What you ride, when you have time</Trans> },
              { key: 'ride', state: 'next', label: <Trans>A first ride</Trans>, note: <Trans>Once you’ve signed up</Trans> },
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
