import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { latitude, longitude, mark, requiredText } from '../fields.ts';

const place = v.object({
  label: v.string(),
  detail: v.string(),
  kind: v.picklist(['house', 'street', 'place', 'postcode']),
  latitude,
  longitude,
  street: v.string(),
  house_number: v.nullable(v.string()),
  postcode: v.string(),
  city: v.string(),
  /** The canton, department or state. */
  region: v.optional(v.string()),
  /** In English, and by its two and three letters (ISO 3166-1). */
  country: v.optional(v.string()),
  country_code: v.optional(v.string()),
  country_code_2: v.optional(v.string()),
});
export type Place = v.InferOutput<typeof place>;

/** Where an address lies. The storefront's own calls are those that Mapbox stands in for when its token is set. */
export const placeCalls = {
  /** Addresses and places that fit what was typed. */
  search_places: endpoint('/api/storefront/search_places', {
    access: 'public',
    request: v.object({
      query: requiredText(200),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 5),
      /** From where somebody looks: what is equally well meant comes first where it is around. */
      latitude: v.optional(v.nullable(latitude)),
      longitude: v.optional(v.nullable(longitude)),
    }),
    answer: v.object({ places: v.array(place) }),
    failures: [],
  }),
  /** The address nearest to a point; null where none is near. */
  nearest_place: endpoint('/api/storefront/nearest_place', {
    access: 'public',
    request: v.object({ latitude, longitude }),
    answer: v.object({ place: v.nullable(place) }),
    failures: [],
  }),
  /** Where a postcode lies. 811: there is no such one. */
  get_address_using_postcode: endpoint('/admin/get_address_using_postcode', {
    access: 'public',
    request: v.object({ post_code: v.pipe(mark(12), v.minLength(1, 'This field is required')) }),
    answer: v.object({ location: v.object({ lat: latitude, lng: longitude }), city: v.optional(v.string()) }),
    failures: [811],
  }),
};
