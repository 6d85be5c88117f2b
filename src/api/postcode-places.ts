import { placeCalls, type Place } from '#contract/calls/places.ts';
import type { Failure } from '#contract/failure.ts';
import { ok, type Result } from '#contract/result.ts';
import type { Api } from './api.ts';

const TYPED = /^(?<street>.*?)[\s,]*\b(?<postcode>\d{4,5})\b[\s,]*(?<city>[^,\d]*)$/u;
const HOUSE_NUMBER = /\s(\d+\s?[a-z]?)$/iu;

/**
 * The address as it was typed, where its postcode lies: all that a server without a gazetteer can say of it. An address
 * without a postcode, or with one that does not exist, is not found.
 */
export async function placesByPostcode(api: Api, typed: string, signal: AbortSignal): Promise<Result<readonly Place[], Failure>> {
  const { street = '', postcode, city = '' } = TYPED.exec(typed)?.groups ?? {};
  if (postcode === undefined) return ok([]);
  const found = await api.call(placeCalls.get_address_using_postcode, { post_code: postcode }, { signal });
  if (!found.ok) return found.failure.kind === 'refused' ? ok([]) : found;
  const {
    location: { lat, lng },
    city: knownCity,
  } = found.value;
  const town = city.trim() || (knownCity ?? '');
  const label = street.trim();
  return ok([
    {
      label: label || postcode,
      detail: `${postcode} ${town}`.trim(),
      kind: label ? 'place' : 'postcode',
      latitude: lat,
      longitude: lng,
      street: label.replace(HOUSE_NUMBER, ''),
      house_number: HOUSE_NUMBER.exec(label)?.[1] ?? null,
      postcode,
      city: town,
    },
  ]);
}
