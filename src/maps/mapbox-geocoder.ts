import * as v from 'valibot';
import first from '#content/cities/first.json';
import type { Place } from '#contract/calls/places.ts';
import type { Failure } from '#contract/failure.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { failed, ok, type Result } from '#machines/result.ts';
import { SUGGESTIONS, type Geocoder } from './geocoder.ts';

const SERVICE = 'https://api.mapbox.com/search/geocode/v6';
/** Where the first city is looked for: nobody delivers farther. */
const WITHIN = { country: first.mapbox.country, bbox: first.mapbox.bbox.join(',') };
const CENTRE = `${first.centre.longitude},${first.centre.latitude}`;

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
    }),
  }),
});
const answer = v.object({ features: v.array(feature) });

const KINDS: Readonly<Record<string, Place['kind']>> = { address: 'house', street: 'street', postcode: 'postcode' };

type Properties = v.InferOutput<typeof feature>['properties'];

/** The street and the number in it, as far as they are known; '' for no street. */
const doorOf = ({ feature_type, name, context: { address, street } }: Properties) => ({
  street: address?.street_name ?? street?.name ?? (feature_type === 'street' ? name : ''),
  house_number: address?.address_number ?? null,
});

const townOf = ({ feature_type, name, context: { postcode, place, locality } }: Properties) => ({
  postcode: postcode?.name ?? (feature_type === 'postcode' ? name : ''),
  city: place?.name ?? locality?.name ?? '',
});

function toPlace({ properties }: v.InferOutput<typeof feature>): Place {
  const { feature_type, name, coordinates } = properties;
  const [door, town] = [doorOf(properties), townOf(properties)];
  return {
    label: door.street && door.house_number ? `${door.street} ${door.house_number}` : name,
    detail: `${town.postcode} ${town.city}`.trim(),
    kind: KINDS[feature_type] ?? 'place',
    latitude: coordinates.latitude,
    longitude: coordinates.longitude,
    ...door,
    ...town,
  };
}

const transport = (cause: Extract<Failure, { kind: 'transport' }>['cause']) =>
  failed({ kind: 'transport', cause, retryAfterMs: null } as const);

/** Mapbox's geocoder (v6), kept to the first city (`content/cities/first.json`). `fetching` is the browser's own in a page. */
export function mapboxGeocoder(input: { token: string; language: () => string; fetching?: typeof fetch }): Geocoder {
  const fetching = input.fetching ?? fetch;
  const ask = async (
    way: 'forward' | 'reverse',
    fields: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Result<readonly Place[], Failure>> => {
    const timedOut = AbortSignal.timeout(CALL_TIMEOUT.read);
    const query = new URLSearchParams({ ...fields, language: input.language(), access_token: input.token });
    try {
      const response = await fetching(`${SERVICE}/${way}?${query}`, { signal: AbortSignal.any([signal, timedOut]) });
      if (response.status === 429) return transport('limited');
      if (!response.ok) return transport('server');
      const read = v.safeParse(answer, await response.json());
      return read.success ? ok(read.output.features.map(toPlace)) : transport('unreadable');
    } catch (error) {
      if (signal.aborted) throw error;
      return transport(timedOut.aborted ? 'timeout' : 'offline');
    }
  };
  return {
    search: (text, signal) =>
      ask(
        'forward',
        {
          q: text.trim().slice(0, 200),
          autocomplete: 'true',
          ...WITHIN,
          proximity: CENTRE,
          limit: String(SUGGESTIONS),
          types: 'address,street,postcode,place,locality,neighborhood',
        },
        signal,
      ),
    nearest: async ({ latitude, longitude }, signal) => {
      const found = await ask(
        'reverse',
        { longitude: String(longitude), latitude: String(latitude), country: WITHIN.country, limit: '1', types: 'address,street' },
        signal,
      );
      return found.ok ? ok(found.value[0] ?? null) : found;
    },
  };
}
