import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DELIVERY_TYPE } from '../../../contract/enumerations.ts';
import { narrowStores } from '../../../domain/catalogue/narrow-stores.ts';
import { isTimeWanted } from '../../../machines/delivery-time/delivery-time.view.ts';
import { useApi } from '../../api/api-context.ts';
import { categoriesOptions } from '../../api/categories.ts';
import { storesOptions } from '../../api/discovery.ts';
import { useLocationFlow } from '../../flows/use-location.ts';
import { useWhen } from '../../flows/use-when.ts';
import { Page } from '../../ui/Page.tsx';
import { aroundOf } from '../frame/around.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { Adverts } from './Adverts.tsx';
import { AskAddress } from './AskAddress.tsx';
import { categoryShown } from './category-shown.ts';
import { DISH_QUERY_LENGTH, Dishes } from './Dishes.tsx';
import { StoreFilters } from './StoreFilters.tsx';
import { StoreResults } from './StoreResults.tsx';
import { StoresHeading } from './StoresHeading.tsx';
import styles from './StoresPage.module.css';

/** The stores of a category around the customer's place, narrowed by name and tags. Where no category is known the landing page asks. */
export function StoresPage() {
  const { t } = useLingui();
  const api = useApi();
  const search = useSearch({ from: '/stores' });
  const navigate = useNavigate({ from: '/stores' });
  const { keeper } = useRouteContext({ from: '/stores' });
  const [location] = useLocationFlow();
  const around = aroundOf(location);
  const remembered = search.category || keeper.read('delivery_type_id');

  const city = useQuery(categoriesOptions(api, around));
  const categories = (city.data?.deliveries ?? []).filter((one) => one.is_visible_in_goeat && one.delivery_type === DELIVERY_TYPE.store);
  const category = categoryShown(categories, remembered);
  const categoryId = category?._id ?? remembered ?? '';
  const list = useQuery({ ...storesOptions(api, categoryId, around, search), enabled: categoryId !== '' });
  const [{ time }] = useWhen();
  const all = list.data?.stores ?? [];
  const isScheduled = isTimeWanted(time);
  const isForNow = !isScheduled;
  const shown = narrowStores(all, { name: search.q, tags: search.tags, order: search.sort, isScheduled, isOpenNow: isForNow && search.open });
  const dishQuery = search.q.trim().replace(/\s+/g, ' ');
  const asksForDishes = dishQuery.length >= DISH_QUERY_LENGTH;
  const adverts = list.data?.ads ?? city.data?.ads ?? [];
  const place = location.is === 'nowhere' ? null : location.place;

  // What is typed leads and the address follows, except where the address names another category: by a choice, or by Back.
  const [typed, setTyped] = useState({ text: search.q, category: search.category });
  if (typed.category !== search.category) setTyped({ text: search.q, category: search.category });
  const narrow = (change: Partial<typeof search>) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false });
  const type = (text: string, tags: string[] = search.tags) => {
    setTyped({ text, category: search.category });
    narrow({ q: text, tags });
  };
  const widen = () => {
    setTyped({ text: '', category: search.category });
    narrow({ q: '', tags: [], diets: [], without: [], open: false });
  };
  return (
    <Page className={styles.page}>
      {remembered ? null : <Navigate to="/" replace />}
      <PageTitle description={t`Stores that deliver to your address in Geneva, with fee, minimum order, time and rating.`}>{category ? t`${category.delivery_name} near you` : t`Stores near you`}</PageTitle>
      <StoresHeading category={category} count={list.data && !(asksForDishes && shown.length === 0) ? shown.length : null} place={place} city={list.data?.city_name ?? null} sort={search.sort} />
      {place ? null : <AskAddress />}
      <StoreFilters
        categories={categories}
        category={category}
        stores={all}
        name={typed.text}
        tags={search.tags}
        onCategory={(next) => void navigate({ search: ({ sort, diets, without, open }) => ({ category: next, sort, diets, without, open }), resetScroll: false })}
        onName={type}
        onTags={(tags) => narrow({ tags })}
        isOpenNow={isForNow ? search.open : null}
        onOpenNow={(open) => narrow({ open })}
        sort={search.sort}
        onSort={(sort) => narrow({ sort })}
        isSearching={asksForDishes}
      />
      {asksForDishes ? <Dishes query={dishQuery} around={around} eats={search} isScheduled={isScheduled} /> : <Adverts adverts={adverts} />}
      <StoreResults
        list={list}
        shown={shown}
        categoryName={category?.delivery_name ?? ''}
        dishesAbove={asksForDishes}
        isForNow={isForNow}
        onWiden={widen}
      />
    </Page>
  );
}
