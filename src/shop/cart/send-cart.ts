import type { QueryClient } from '@tanstack/react-query';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { Api } from '#src/api/api.ts';
import { menuOptions } from '#src/api/discovery.ts';
import { firstDestination } from './first-destination.ts';
import { holdsItems, knownMenu } from '#src/api/menu-opening.ts';
import { geocoderFor } from '#src/maps/choose-geocoder.ts';
import { locate } from '../place/locate.ts';
import { sendCart, type SendCart } from './cart-request.ts';

/** Tells a basket by what the page has of the menu, or asks for the whole where that lacks an item; a menu that does not come leaves names and prices unsaid. */
export const createSendCart = ({
  api,
  queryClient,
  place,
}: {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly place: () => CurrentLocation | null;
}): SendCart =>
  sendCart({
    api,
    destination: (signal) => firstDestination(place(), (enough) => locate(geocoderFor(api), enough), signal),
    menu: (storeId, itemIds) => {
      const known = knownMenu(queryClient, storeId, api.language());
      if (known && holdsItems(known, itemIds)) return Promise.resolve(known);
      const at = place();
      const options = menuOptions(api, storeId, at && { latitude: at.latitude, longitude: at.longitude });
      return queryClient.ensureQueryData({ ...options, retry: false }).catch(() => null);
    },
  });
