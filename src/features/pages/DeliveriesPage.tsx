import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useSearch } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import { failureOf } from '#src/api/call-failed.ts';
import { askedIn } from '#src/api/served-cities.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { Page } from '#src/ui/Page.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import styles from './pages.module.css';
import { SentHere } from './SentHere.tsx';
import { useCategoriesShown } from './use-categories-shown.ts';
import { TryAgain } from '#src/failures/TryAgain.tsx';

export function DeliveriesPage() {
  const { t } = useLingui();
  const [session] = useSession();
  const { from, order_id: orderId } = useSearch({ from: '/deliveries' });
  const { city, shown, named } = useCategoriesShown();
  const cityName = shown.name;
  const heading = cityName ? t`Deliveries in ${cityName}` : t`Deliveries`;
  if (from === 'order' && session.is === 'signedIn') {
    return <Navigate to="/order_detail" search={{ order_id: orderId }} replace />;
  }

  return (
    <Page className={styles.page}>
      <PageTitle description={t`Everything that is delivered in your city: restaurants, groceries, flowers, pharmacy and more.`}>
        {heading}
      </PageTitle>
      <SentHere from={from} orderId={orderId} />
      <h1>{heading}</h1>
      <p className={styles.lead}>
        <Trans>Choose a category to see its stores.</Trans>
      </p>
      {city.error && !shown.deliveries ? (
        <Message
          tone="bad"
          action={
            <>
              <TryAgain busy={city.isFetching} onClick={() => void city.refetch()} />
              <Link to="/" className={buttonClass('quiet', { size: 'small' })}>
                <Trans>Enter another address</Trans>
              </Link>
            </>
          }
        >
          <FailureText failure={failureOf(city.error)} />
        </Message>
      ) : (
        <CategoryTiles categories={shown.deliveries} city={askedIn(named?.slug)} />
      )}
    </Page>
  );
}
