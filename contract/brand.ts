import * as v from 'valibot';
import { LANGUAGES } from './enumerations.ts';

const line = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[^\s<>{}](?:[^\r\n<>{}]*[^\s<>{}])?$/, 'must be one line of plain text'));
const inEachLanguage = v.strictObject({ en: line(160), fr: line(160) });
const email = v.pipe(v.string(), v.email('must be an e-mail address'));
const https = v.pipe(v.string(), v.url('must be an address'), v.startsWith('https://', 'must begin with https://'));

/** `brand.json` of a brand's folder (docs/your-marketplace.md). */
export const brandFile = v.strictObject({
  /** What customers call it. */
  name: line(24),
  /** Who customers have to do with by law. */
  legalName: line(80),
  address: v.strictObject({ street: line(120), postcode: line(12), town: line(60) }),
  /** ISO 3166-1, two letters. */
  homeCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters, as in US')),
  telephone: v.pipe(v.string(), v.regex(/^\+[\d ]{7,20}$/, 'must begin with + and the country’s code')),
  emails: v.strictObject({ help: email, partners: email, couriers: email }),
  social: v.array(https),
  /** Where its apps are; null where it has none. */
  apps: v.strictObject({ appStore: v.nullable(https), playStore: v.nullable(https) }),
  slogan: inEachLanguage,
  serviceArea: inEachLanguage,
  /** What a referral earns where a country sets nothing, in major units of `currency`. */
  referralReward: v.pipe(v.number(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be three capital letters, as in USD')),
  /** The language of the manifest, of the picture of shared links, and of pages for whoever wishes for languages of which none is ours. */
  defaultLanguage: v.picklist(LANGUAGES),
});

export type BrandFile = v.InferOutput<typeof brandFile>;

/** What pages know of the brand. */
export type PageBrand = Pick<BrandFile, 'name' | 'emails' | 'apps' | 'referralReward' | 'currency' | 'defaultLanguage'> & {
  /** What search engines read of it beside that; only where a server draws the page. */
  readonly house?: Pick<BrandFile, 'legalName' | 'address' | 'homeCountry' | 'telephone' | 'social' | 'slogan' | 'serviceArea'>;
};
