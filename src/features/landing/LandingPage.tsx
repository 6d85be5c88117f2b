import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { categoriesOptions } from '#src/api/categories.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { Page } from '#src/ui/Page.tsx';
import { searchCoordinates } from '../address/search-coordinates.ts';
import { useCityNamed } from '../address/use-city-named.ts';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { useCourier } from '#src/navigation/use-courier.ts';
import { Adverts } from './Adverts.tsx';
import { AppPrompt } from './AppPrompt.tsx';
import { AppSection } from './AppSection.tsx';
import { Categories } from './Categories.tsx';
import { categoryChosenFirst, visibleCategories } from './categories.ts';
import styles from './LandingPage.module.css';
import { Cities } from './Cities.tsx';
import { Interest } from './Interest.tsx';
import { OwnPart, OwnRating, Welcome } from './own-home.tsx';
import { Unavailable } from './Unavailable.tsx';

export function LandingPage() {
  const { t } = useLingui();
  const api = useApi();
  const [location] = useLocationFlow();
  const [wanted, setWanted] = useState<string | null>(null);
  const courier = useCourier();
  const named = useCityNamed();
  const city = useQuery({ ...categoriesOptions(api, searchCoordinates(location, named)), placeholderData: keepPreviousData });
  const categories = city.isLoadingError ? [] : visibleCategories(city.data?.deliveries ?? []);
  const cityName = city.data?.city.city_name;
  const chosen = categories.find(({ _id }) => _id === wanted) ?? categoryChosenFirst(categories);
  return (
    <>
      <PageTitle
        description={t`Restaurants, takeaways, groceries and essentials from your city, delivered to your door or ready to collect. See the delivery fee, minimum and earliest time for your address before you order.`}
      >
        {cityName ? t`Food and essentials delivered in ${cityName}` : t`Food and essentials delivered to your door`}
      </PageTitle>
      <Welcome category={chosen?._id ?? ''} />
      <Page className={styles.sections}>
        <OwnPart />
        {city.isLoadingError ? (
          <Unavailable error={city.error} retry={() => void city.refetch()} retrying={city.isFetching} />
        ) : (
          <Categories categories={categories} chosen={chosen?._id ?? null} onChoose={setWanted} courier={courier} />
        )}
        {city.isLoadingError ? null : <Adverts adverts={city.data?.ads ?? []} onCourier={courier.onCourier} />}
        <OwnRating />
        <AppSection />
        <Cities />
        <Interest />
      </Page>
      <AppPrompt />
    </>
  );
}
