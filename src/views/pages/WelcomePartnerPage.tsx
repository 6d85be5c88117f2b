import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button-class.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { PARTNER_EMAIL } from './contact-emails.ts';
import { InTheMeantime } from './InTheMeantime.tsx';
import { PageHead } from './PageHead.tsx';
import styles from './pages.module.css';

/** Greets a store that has got in touch. */
export function WelcomePartnerPage() {
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Welcome, future partner`}</PageTitle>
      <PageHead
        title={<Trans>Welcome, future partner</Trans>}
        picture="/pictures/scene/card/rose-tiles-slats-b3201b/cake+teapot*0.8.svg"
        action={
          <Link to="/stores" className={buttonClass('primary')}>
            <Trans>See the stores</Trans>
          </Link>
        }
      >
        <p>
          <Trans>
            Thank you for wanting to join. Someone from our team will be in touch about your menu, your hours and how far you would like to
            deliver.
          </Trans>
        </p>
        <p>
          <Trans>
            If something has changed in the meantime, write to <a href={`mailto:${PARTNER_EMAIL}`}>{PARTNER_EMAIL}</a>.
          </Trans>
        </p>
      </PageHead>
      <InTheMeantime />
    </Page>
  );
}
