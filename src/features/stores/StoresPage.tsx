import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useRouteContext } from '@tanstack/react-router';
import type { DeliveryCategory } from '#contract/entities/category.ts';
import { isTimeWanted, wantedAt } from '#machines/delivery-time/delivery-time.view.ts';
import { useApi } from '#src/api/api-context.ts';
import { categoriesOptions } from '#src/api/categories.ts';
import { besideTheTime, storesOptions } from '#src/api/discovery.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { Page } from '#src/ui/Page.tsx';
import { searchCoordinates } from '../address/search-coordinates.ts';
import { useCityNamed } from '../address/use-city-named.ts';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { Adverts } from './Adverts.tsx';
import { useFoodFilter } from '../diets/use-food-filter.ts';
import { AskAddress } from './AskAddress.tsx';
import { categoryShown } from './category-shown.ts';
import { Dishes } from './Dishes.tsx';
import { StoreFilters } from './StoreFilters.tsx';
import { StoreResults } from './StoreResults.tsx';
import { dishQuery, listedCategories, storesView } from './stores.view.ts';
import { StoresHeading } from './StoresHeading.tsx';
import styles from './StoresPage.module.css';
import { useNarrowing } from './use-narrowing.ts';

export function StoresPage() {
  const api = useApi();
  const { search, typed, narrow, type, widen, choose } = useNarrowing();
  const { storage } = useRouteContext({ from: '/stores' });
  const [location] = useLocationFlow();
  const coordinates = searchCoordinates(location, useCityNamed());
  const remembered = search.category || storage.read('delivery_type_id');

  const city = useQuery(categoriesOptions(api, coordinates));
  const categories = listedCategories(city.data?.deliveries);
  const category = categoryShown(categories, remembered);
  const categoryId = category?._id ?? remembered ?? '';
  const { filter } = useFoodFilter();
  const [{ time }] = useFulfilmentTime();
  const at = wantedAt(time);
  const options = storesOptions(api, categoryId, coordinates, filter, at);
  const list = useQuery({ ...options, enabled: categoryId !== '', placeholderData: besideTheTime(options.queryKey) });
  const isScheduled = isTimeWanted(time);
  const { stores, shown, count, adverts, cityName } = storesView({ list: list.data, city: city.data }, search, isScheduled);
  const dishes = dishQuery(search.q);
  const place = location.is === 'nowhere' ? null : location.place;
  return (
    <Page className={styles.page}>
      {remembered ? null : <Navigate to="/" replace />}
      <Title category={category} city={place ? null : cityName} />
      <StoresHeading category={category} count={count} place={place} city={cityName} sort={search.sort} />
      {place ? null : <AskAddress />}
      <StoreFilters
        categories={categories}
        category={category}
        stores={stores}
        name={typed}
        tags={search.tags}
        onCategory={choose}
        onName={type}
        onTags={(tags) => narrow({ tags })}
        wish={{ sort: search.sort, open: isScheduled ? null : search.open, free: search.free, rated: search.rated }}
        onWish={narrow}
        count={count}
        onClear={widen}
        isSearching={dishes !== null}
      />
      {dishes === null ? (
        <Adverts adverts={adverts} />
      ) : (
        <Dishes query={dishes} coordinates={coordinates} eats={filter} isScheduled={isScheduled} at={at} />
      )}
      <StoreResults
        list={list}
        shown={shown}
        categoryName={category?.delivery_name ?? ''}
        dishesAbove={dishes !== null}
        isForNow={!isScheduled}
        at={at}
        onWiden={widen}
      />
    </Page>
  );
}

function Title({ category, city }: { readonly category: DeliveryCategory | undefined; readonly city: string | null }) {
  const { t } = useLingui();
  if (category && city) {
    const name = category.delivery_name;
    return (
      <PageTitle
        description={t`${name} in ${city}: enter your address to see who delivers to you, for how much and when.`}
      >{t`${name} in ${city}`}</PageTitle>
    );
  }
  return (
    <PageTitle description={t`Stores that deliver to your address, with fee, minimum order, time and rating.`}>
      {category ? t`${category.delivery_name} near you` : t`Stores near you`}
    </PageTitle>
  );
}
