import { typedLine } from '#contract/typed-text.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { brandName, pageBrand } from '#src/api/page-settings.ts';
import { Page } from '#src/ui/Page.tsx';
import { useActiveOrders } from '#src/shop/active-orders/use-active-orders.ts';
import { LazyWhatHappened } from '#src/failures/lazy-what-happened.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { WriteToUs } from '../WriteToUs.tsx';
import { AboutOrder } from './AboutOrder.tsx';
import { HelpAnswers } from './HelpAnswers.tsx';
import { HelpGroups } from './HelpGroups.tsx';
import { HelpHead } from './HelpHead.tsx';
import styles from './help.module.css';
import { useHelp } from './use-help.ts';

const NOTHING_MEANT: ReadonlySet<string> = new Set();

function HowMany({ found, sought }: { readonly found: number | null; readonly sought: string }) {
  if (found === null) return null;
  return found === 0 ? (
    <Trans>No results for “{sought}”</Trans>
  ) : (
    <Plural value={found} one={`# answer for “${sought}”`} other={`# answers for “${sought}”`} />
  );
}

function AskUs({ unanswered }: { readonly unanswered: string | null }) {
  const { t } = useLingui();
  return (
    <WriteToUs
      title={unanswered === null ? <Trans>Still a question?</Trans> : <Trans>Write to us</Trans>}
      email={pageBrand().emails.help}
      subject={t`A question about my order`}
      {...(unanswered === null ? {} : { body: unanswered })}
    >
      <Trans>Tell us what happened, and give the number of your order if you have one.</Trans>
    </WriteToUs>
  );
}

export function HelpPage() {
  const { t } = useLingui();
  const { content, typed, type, found } = useHelp();
  const brand = brandName();
  const [running] = useActiveOrders();
  // What is known only later stands below what is read by then, which does not move for it.
  const [isKnown] = useState(running !== null);
  if (!content) return <PageTitle>{t`Help`}</PageTitle>;
  const order = running?.orders[0] ?? null;
  const sought = typedLine(typed);
  const aboutOrder = order && found === null ? <AboutOrder order={order} /> : null;
  return (
    <>
      <PageTitle
        description={t`Answers about ordering, delivery, paying, cancelling, parcels and your account at ${brand}.`}
      >{t`Help`}</PageTitle>
      <HelpHead content={content} typed={typed} onType={type} />
      <Page className={styles.page}>
        <HelpGroups groups={content.groups} found={found} />
        <div className={styles.answers}>
          <p role="status" className={styles.count}>
            <HowMany found={found?.count ?? null} sought={sought} />
          </p>
          {isKnown ? aboutOrder : null}
          {(found?.groups ?? content.groups).map((group) => (
            <HelpAnswers key={group.id} group={group} meant={found?.matched ?? NOTHING_MEANT} isFound={found !== null} order={order} />
          ))}
          {isKnown ? null : aboutOrder}
          <AskUs unanswered={found?.count === 0 ? sought : null} />
          <div className={styles.happened}>{typeof window === 'undefined' ? null : <LazyWhatHappened />}</div>
        </div>
      </Page>
    </>
  );
}
