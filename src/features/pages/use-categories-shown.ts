import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { categoriesOptions, cityCategoriesOptions } from '#src/api/categories.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { searchCoordinates } from '../address/search-coordinates.ts';
import { useCityNamed } from '../address/use-city-named.ts';

export function useCategoriesShown() {
  const api = useApi();
  const [location] = useLocationFlow();
  const named = useCityNamed();
  const city = useQuery(categoriesOptions(api, searchCoordinates(location, named)));
  const rememberedCity = useRememberedCity();
  const remembered = named && location.is === 'nowhere' ? null : rememberedCity;
  const isElsewhere = remembered !== null && !city.isPending && remembered !== city.data?.city._id;
  const ofRemembered = useQuery({ ...cityCategoriesOptions(api, remembered ?? ''), enabled: isElsewhere });
  // Once another city's categories are there, they are shown; a city that is gone leaves those of the place.
  const shown =
    isElsewhere && ofRemembered.data
      ? { name: undefined, deliveries: ofRemembered.data.deliveries }
      : { name: city.data?.city.city_name, deliveries: city.data?.deliveries };
  return { city, shown, named };
}

function useRememberedCity(): string | null {
  const { storage } = useRouteContext({ from: '__root__' });
  const [cityId] = useState(() => storage.read('city_id'));
  return cityId;
}
