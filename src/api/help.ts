import { queryOptions } from '@tanstack/react-query';
import { RATING } from '#contract/entities/rating.ts';
import type { Language } from '#contract/enumerations.ts';
import {
  CARDS_MAXIMUM,
  CASH_UNDER_WAY,
  COURIER_IMAGE_BYTES_MAXIMUM,
  COURIER_IMAGES_MAXIMUM,
  FAVOURITE_ADDRESSES_MAXIMUM,
  PASSWORD_LENGTH_MINIMUM,
  SCHEDULE_DAYS,
  SCHEDULE_LEAD_MINUTES,
  TOP_UP,
} from '#contract/limits.ts';
import { filledContent, type HelpContent } from '#domain/help/help-content.ts';
import { inCities } from '#domain/help/in-cities.ts';
import { toMajor } from '#domain/money.ts';
import type { Served } from './served-cities.ts';

/** What answers name instead of a number: true as long as the rules are. */
export const HELP_VALUES: Readonly<Record<string, string | number>> = {
  scheduleDays: SCHEDULE_DAYS,
  leadMinutes: SCHEDULE_LEAD_MINUTES,
  passwordLength: PASSWORD_LENGTH_MINIMUM,
  cards: CARDS_MAXIMUM,
  addresses: FAVOURITE_ADDRESSES_MAXIMUM,
  topUpMinimum: toMajor(TOP_UP.minimum),
  topUpMaximum: toMajor(TOP_UP.maximum),
  pictures: COURIER_IMAGES_MAXIMUM,
  pictureMegabytes: COURIER_IMAGE_BYTES_MAXIMUM / 1_048_576,
  cashOrders: CASH_UNDER_WAY.orders,
  cashSum: toMajor(CASH_UNDER_WAY.sum),
  ratingDays: RATING.changeableDays,
};

const CONTENTS: Readonly<Record<Language, () => Promise<{ readonly default: HelpContent }>>> = {
  en: () => import('#content/help/en.json'),
  fr: () => import('#content/help/fr.json'),
};

export const helpQuery = (language: Language) =>
  queryOptions({
    queryKey: ['help', language],
    queryFn: async () => filledContent((await CONTENTS[language]()).default, { ...HELP_VALUES, inCities: '{inCities}' }),
    staleTime: Infinity,
  });

export function helpWithCities(content: HelpContent, served: Pick<Served, 'countries'> | undefined, language: Language): HelpContent {
  const names = (served?.countries ?? []).flatMap(({ cities }) => cities.map(({ city_name }) => city_name));
  return filledContent(content, { inCities: inCities(names, language) });
}
