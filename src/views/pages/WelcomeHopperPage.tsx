import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button-class.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { HOPPER_EMAIL } from './contact-emails.ts';
import { InTheMeantime } from './InTheMeantime.tsx';
import { PageHead } from './PageHead.tsx';
import styles from './pages.module.css';

/** Greets a courier that has got in touch. */
export function WelcomeHopperPage() {
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Welcome, future hopper`}</PageTitle>
      <PageHead
        title={<Trans>Welcome, future hopper</Trans>}
        picture="/pictures/scene/card/mint-lake/scooter+bike*0.8.svg"
        action={
          <Link to="/hopper" className={buttonClass('primary')}>
            <Trans>How a delivery goes</Trans>
          </Link>
        }
      >
        <p>
          <Trans>Thank you for wanting to ride. Someone from our team will be in touch about what you ride and when you have time.</Trans>
        </p>
        <p>
          <Trans>
            If something has changed in the meantime, write to <a href={`mailto:${HOPPER_EMAIL}`}>{HOPPER_EMAIL}</a>.
          </Trans>
        </p>
      </PageHead>
      <InTheMeantime />
    </Page>
  );
}
