import { endpoints } from '#contract/endpoints.ts';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import { FAVOURITE_ADDRESSES_MAXIMUM } from '#contract/limits.ts';
import { canBeSaved } from '#domain/addresses/address-draft.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import {
  deleteFavouriteAddresses,
  favouriteAddressesOf,
  saveFavouriteAddress,
  type FavouriteAddressRow,
} from '#server/repositories/favourite-addresses.ts';
import { newId } from '#server/secrets/ids.ts';

const present = (row: FavouriteAddressRow): FavouriteAddress => ({
  _id: row.id,
  address_name: row.name,
  address: row.address,
  comment: row.comment,
  country: row.country,
  country_code: row.countryCode,
  floor: row.floor,
  entry_code: row.entryCode,
  latitude: row.latitude,
  longitude: row.longitude,
});

const list = async (call: CustomerCall) =>
  answer({ favourite_addresses: (await favouriteAddressesOf(call.database, call.customer.id)).map(present) });

export const getFavouriteAddresses = serve(endpoints.get_favourite_addresses, OWN_READING, async (_body, call) => list(call));

/** Saves a place under a name; the same name and address again changes it, and so does its id. */
export const addFavouriteAddress = serve(endpoints.add_favourite_address, CHANGING, async (body, call) => {
  if (!canBeSaved(body.address)) return refuse(1004, { reason: 'door_missing' });
  const row: FavouriteAddressRow = {
    id: newId(call.now()),
    customerId: call.customer.id,
    name: body.address_name,
    address: body.address,
    comment: body.comment ?? '',
    country: body.country ?? '',
    countryCode: body.country_code ?? '',
    floor: body.floor ?? '',
    entryCode: body.entry_code ?? '',
    latitude: body.latitude,
    longitude: body.longitude,
    createdAt: call.now(),
  };
  const isSaved = await saveFavouriteAddress(call.database, row, { most: FAVOURITE_ADDRESSES_MAXIMUM, instead: body.address_id ?? null });
  return isSaved ? list(call) : refuse(1004, { reason: 'addresses_many' });
});

export const deleteFavouriteAddress = serve(endpoints.delete_favourite_address, CHANGING, async (body, call) => {
  await deleteFavouriteAddresses(call.database, call.customer.id, body.address_ids);
  return list(call);
});
