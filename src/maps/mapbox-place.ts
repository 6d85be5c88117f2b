import * as v from 'valibot';
import type { Place } from '#contract/calls/places.ts';

const named = v.optional(v.object({ name: v.string() }));
const feature = v.object({
  properties: v.object({
    feature_type: v.string(),
    name: v.string(),
    coordinates: v.object({ latitude: v.number(), longitude: v.number() }),
    context: v.object({
      address: v.optional(v.object({ address_number: v.optional(v.string()), street_name: v.optional(v.string()) })),
      street: named,
      postcode: named,
      place: named,
      locality: named,
      country: v.optional(v.object({ country_code: v.optional(v.string()) })),
    }),
  }),
});

export const mapboxAnswer = v.object({ features: v.array(feature) });

type Feature = v.InferOutput<typeof feature>;
type Properties = Feature['properties'];

const KINDS: Readonly<Record<string, Place['kind']>> = { address: 'house', street: 'street', postcode: 'postcode' };

/** The street and the number in it, as far as they are known; '' for no street. */
const doorOf = ({ feature_type, name, context: { address, street } }: Properties) => ({
  street: address?.street_name ?? street?.name ?? (feature_type === 'street' ? name : ''),
  house_number: address?.address_number ?? null,
});

const townOf = ({ feature_type, name, context: { postcode, place, locality } }: Properties) => ({
  postcode: postcode?.name ?? (feature_type === 'postcode' ? name : ''),
  city: place?.name ?? locality?.name ?? '',
});

export function placeOf({ properties }: Feature): { readonly place: Place; readonly country: string } {
  const { feature_type, name, coordinates, context } = properties;
  const [door, town] = [doorOf(properties), townOf(properties)];
  const place: Place = {
    label: door.street && door.house_number ? `${door.street} ${door.house_number}` : name,
    detail: `${town.postcode} ${town.city}`.trim(),
    kind: KINDS[feature_type] ?? 'place',
    latitude: coordinates.latitude,
    longitude: coordinates.longitude,
    ...door,
    ...town,
  };
  return { place, country: context.country?.country_code?.toLowerCase() ?? '' };
}
