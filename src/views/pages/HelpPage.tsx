import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '#src/ui/Page.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { HELP_EMAIL } from './contact-emails.ts';
import { HelpAnswers } from './HelpAnswers.tsx';
import { PageHead } from './PageHead.tsx';
import styles from './pages.module.css';
import { WriteToUs } from './WriteToUs.tsx';

/** Questions that customers have, answered. */
export function HelpPage() {
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Help`}</PageTitle>
      <PageHead title={<Trans>Help</Trans>} picture="/pictures/scene/card/sky-lake/teapot+cookie*0.7.svg">
        <p>
          <Trans>What people ask before and after an order, answered in a few words. If your question is not here, write to us.</Trans>
        </p>
      </PageHead>
      <div className={styles.section}>
        <HelpAnswers />
      </div>
      <div className={styles.section}>
        <WriteToUs title={<Trans>Still a question?</Trans>} email={HELP_EMAIL} subject={t`A question about my order`}>
          <Trans>Tell us what happened, and give the number of your order if you have one.</Trans>
        </WriteToUs>
      </div>
    </Page>
  );
}
