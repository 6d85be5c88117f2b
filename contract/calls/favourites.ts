import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { favouriteAddress, favouriteStore } from '../entities/favourite.ts';
import { FAVOURITE_ADDRESS_LENGTH as LENGTH } from '../limits.ts';
import { askedTime, id, latitude, listOf, longitude, prose, sessionFields, text, answeredTime } from '../fields.ts';
import { FAVOURITE_ADDRESS_TEXTS } from '../forms/favourite-address-form.ts';

/** Any short strings: one that is no id of a store is answered by the call. */
const sentIds = listOf(v.pipe(v.string(), v.maxLength(200)), 200);
const oneOrMore = v.optional(v.nullable(v.union([v.pipe(v.string(), v.maxLength(200)), sentIds])));
const favouriteIds = v.object({ favourite_stores: v.array(id) });
const addressList = v.object({ favourite_addresses: v.array(favouriteAddress) });

export const favouriteCalls = {
  /** Keeps one store or more among the customer’s favourites. Safe to repeat. */
  add_favourite_store: endpoint('/api/user/add_favourite_store', {
    access: 'customer',
    request: v.object({ store_id: oneOrMore, ...sessionFields }),
    answer: favouriteIds,
    failures: [554, 999],
  }),
  /** Takes one store or more from the customer’s favourites. Safe to repeat. */
  remove_favourite_store: endpoint('/api/user/remove_favourite_store', {
    access: 'customer',
    request: v.object({ store_id: oneOrMore, ...sessionFields }),
    answer: favouriteIds,
    failures: [555, 999],
  }),
  /** The customer’s favourite stores. */
  get_favourite_store_list: endpoint('/api/user/get_favourite_store_list', {
    access: 'customer',
    request: v.object({
      /** The storefront's own: where the customer is, for what each store says of that place. */
      latitude: v.optional(v.nullable(latitude)),
      longitude: v.optional(v.nullable(longitude)),
      order_start_at: askedTime,
      ...sessionFields,
    }),
    answer: v.object({
      favourite_stores: v.array(favouriteStore),
      /** The storefront's own: the moment that the stores are described at. */
      server_time: v.optional(v.string()),
      order_start_at: answeredTime,
    }),
    failures: [556, 999],
  }),
  /**
   * Keeps an address for the customer. Adding the same name and address again changes the one that is there. What must be
   * there is asked for as in the form.
   */
  add_favourite_address: endpoint('/api/user/add_favourite_address', {
    access: 'customer',
    request: v.object({
      latitude,
      longitude,
      country: v.optional(v.nullable(text(100)), ''),
      country_code: v.optional(v.nullable(text(10)), ''),
      ...FAVOURITE_ADDRESS_TEXTS,
      floor: v.optional(v.nullable(text(LENGTH.door)), ''),
      entry_code: v.optional(v.nullable(text(LENGTH.door)), ''),
      comment: v.optional(v.nullable(prose(LENGTH.comment)), ''),
      /** The storefront's own: the kept address that becomes this one; one that is there no more is added. */
      address_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
      ...sessionFields,
    }),
    answer: addressList,
    failures: [999, 1004],
  }),
  /** Deletes addresses that the customer kept. */
  delete_favourite_address: endpoint('/api/user/delete_favourite_address', {
    access: 'customer',
    request: v.object({ address_ids: sentIds, ...sessionFields }),
    answer: addressList,
    failures: [999, 1005],
  }),
  /** The addresses that the customer kept. */
  get_favourite_addresses: endpoint('/api/user/get_favourite_addresses', {
    access: 'customer',
    request: v.object(sessionFields),
    answer: addressList,
    failures: [999],
  }),
};
