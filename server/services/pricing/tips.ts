import { isTip, tipTermsOf, type TipTerms } from '#domain/pricing/tip.ts';
import type { Call } from '#server/call/call.ts';
import { findCountry, type City } from '#server/repositories/cities.ts';
import type { FulfilmentDetails } from '../fulfilment/fulfilment.ts';

export async function tipsOf({ tips, database }: Call, city: City, { isPickup }: FulfilmentDetails): Promise<TipTerms | null> {
  if (!tips || isPickup) return null;
  return tipTermsOf((await findCountry(database, city.countryId))?.currencyCode);
}

export function tipOf(terms: TipTerms | null, { tip }: FulfilmentDetails): number | null {
  if (!terms) return 0;
  return isTip(tip, terms.coin) ? tip : null;
}
