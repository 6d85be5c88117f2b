/** What of schema.org's terms the storefront uses: by type, properties that search engines want, and others that it may have. */
const TERMS: Readonly<Record<string, { readonly wanted: readonly string[]; readonly may?: readonly string[] }>> = {
  Organization: {
    wanted: ['name', 'url', 'logo'],
    may: ['legalName', 'slogan', 'description', 'telephone', 'email', 'address', 'sameAs'],
  },
  WebSite: { wanted: ['name', 'url'], may: ['inLanguage', 'publisher'] },
  BreadcrumbList: { wanted: ['itemListElement'] },
  ListItem: { wanted: ['position', 'name', 'item'] },
  FAQPage: { wanted: ['mainEntity'], may: ['inLanguage'] },
  Question: { wanted: ['name', 'acceptedAnswer'], may: ['url'] },
  Answer: { wanted: ['text'] },
  PostalAddress: { wanted: ['streetAddress', 'addressLocality', 'addressCountry'], may: ['postalCode'] },
  GeoCoordinates: { wanted: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { wanted: ['dayOfWeek', 'opens', 'closes'] },
  AggregateRating: { wanted: ['ratingValue', 'ratingCount'], may: ['bestRating'] },
  Menu: { wanted: ['hasMenuSection'] },
  MenuSection: { wanted: ['name', 'hasMenuItem'] },
  MenuItem: { wanted: ['name', 'offers'], may: ['description', 'suitableForDiet'] },
  Offer: { wanted: ['price', 'priceCurrency'] },
};
const SHOP = {
  wanted: ['name', 'image', 'address', 'url', 'telephone'],
  may: ['description', 'geo', 'openingHoursSpecification', 'priceRange', 'aggregateRating'],
};
const FOOD = { wanted: [...SHOP.wanted, 'servesCuisine'], may: [...SHOP.may, 'hasMenu'] };
const ALL: typeof TERMS = { ...TERMS, Store: SHOP, FoodEstablishment: FOOD, Restaurant: FOOD };

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What is wrong with structured data, in words: unknown types and properties, and what is wanted and missing or empty. */
export function misfitsOf(node: unknown, at = ''): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((part, index) => misfitsOf(part, `${at}[${index}]`));
  if (typeof node !== 'object' || node === null) return [];
  const { '@type': type, '@context': context, '@graph': graph, '@id': id, ...properties } = node as Record<string, unknown>;
  if (graph !== undefined) return [...(context === 'https://schema.org' ? [] : [`${at} is not of schema.org`]), ...misfitsOf(graph, at)];
  if (typeof type !== 'string') return id === undefined ? [`${at} is nothing`] : [];
  const terms = ALL[type];
  if (!terms) return [`${at} is a ${type}`];
  return [
    ...terms.wanted.filter((name) => isEmpty(properties[name])).map((name) => `${at} ${type} has no ${name}`),
    ...Object.keys(properties)
      .filter((name) => ![...terms.wanted, ...(terms.may ?? [])].includes(name))
      .map((name) => `${at} ${type} has ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => misfitsOf(value, `${at}.${name}`)),
  ];
}
