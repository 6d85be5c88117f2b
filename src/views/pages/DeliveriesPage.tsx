import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { categoriesOptions, cityCategoriesOptions } from '#src/api/categories.ts';
import { useLocationFlow } from '#src/flows/location/use-location.ts';
import { useSession } from '#src/flows/session/use-session.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { Page } from '#src/ui/Page.tsx';
import { FailureText } from '../failures/FailureText.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import styles from './pages.module.css';
import { SentHere } from './SentHere.tsx';
import { aroundOf } from '../address/around.ts';
import { useCityNamed } from '../address/use-city-named.ts';

/** The categories of the city that the address names to whoever said no place, of the remembered city, else of the place a customer looks around from; also where dead ends lead to. */
export function DeliveriesPage() {
  const { t } = useLingui();
  const [session] = useSession();
  const api = useApi();
  const { from, order_id: orderId } = useSearch({ from: '/deliveries' });
  const [location] = useLocationFlow();
  const named = useCityNamed();
  const city = useQuery(categoriesOptions(api, aroundOf(location, named)));
  const kept = useRememberedCity();
  const remembered = named ? null : kept;
  const isElsewhere = remembered !== null && !city.isPending && remembered !== city.data?.city._id;
  const ofRemembered = useQuery({ ...cityCategoriesOptions(api, remembered ?? ''), enabled: isElsewhere });
  // Once another city's categories are there, they are shown; a city that is gone leaves those of the place.
  const shown =
    isElsewhere && ofRemembered.data
      ? { name: undefined, deliveries: ofRemembered.data.deliveries }
      : { name: city.data?.city.city_name, deliveries: city.data?.deliveries };
  const cityName = shown.name;
  if (from === 'order' && session.is === 'signedIn') {
    return <Navigate to="/order_detail" search={{ order_id: orderId }} replace />;
  }

  return (
    <Page className={styles.page}>
      <PageTitle description={t`Everything that is delivered in your city: restaurants, groceries, flowers, pharmacy and more.`}>
        {cityName ? t`Deliveries in ${cityName}` : t`Deliveries`}
      </PageTitle>
      <SentHere from={from} orderId={orderId} />
      <h1>{cityName ? <Trans>Deliveries in {cityName}</Trans> : <Trans>Deliveries</Trans>}</h1>
      <p className={styles.lead}>
        <Trans>Choose a category to see its stores.</Trans>
      </p>
      {city.error && !shown.deliveries ? (
        <Message
          tone="bad"
          action={
            <>
              <Button variant="secondary" size="small" busy={city.isFetching} onClick={() => void city.refetch()}>
                <Trans>Try again</Trans>
              </Button>
              <Link to="/" className={buttonClass('quiet', { size: 'small' })}>
                <Trans>Enter another address</Trans>
              </Link>
            </>
          }
        >
          <FailureText failure={failureOf(city.error)} />
        </Message>
      ) : (
        <CategoryTiles categories={shown.deliveries} city={named?.asked ?? undefined} />
      )}
    </Page>
  );
}

/** The id of the city that an earlier page remembered. */
function useRememberedCity(): string | null {
  const { keeper } = useRouteContext({ from: '__root__' });
  const [cityId] = useState(() => keeper.read('city_id'));
  return cityId;
}
