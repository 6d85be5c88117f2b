import type { BreadcrumbList, Graph } from 'schema-dts';
import type { Language } from '#contract/enumerations.ts';
import { brandName, pageBrand } from '#src/api/page-settings.ts';
import { addressIn } from '#domain/page-address.ts';

export type Whereabouts = { readonly origin: string; readonly language: Language };

const HOME: Readonly<Record<Language, string>> = { en: 'Home', fr: 'Accueil' };

export const houseId = (origin: string): string => `${origin}/#house`;

export const breadcrumbs = (
  { origin, language }: Whereabouts,
  ...way: readonly { readonly name: string; readonly path: string }[]
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: HOME[language], path: '/' }, ...way].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + addressIn(path, language),
  })),
});

export function houseFacts({ origin, language }: Whereabouts): Graph {
  const { house, emails } = pageBrand();
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': houseId(origin),
        name: brandName(),
        url: `${origin}/`,
        logo: `${origin}/brand/logo.svg`,
        ...(house && {
          legalName: house.legalName,
          slogan: house.slogan[language],
          description: house.serviceArea[language],
          telephone: house.telephone,
          email: emails.help,
          address: {
            '@type': 'PostalAddress' as const,
            streetAddress: house.address.street,
            postalCode: house.address.postcode,
            addressLocality: house.address.town,
            addressCountry: house.homeCountry,
          },
          ...(house.social.length > 0 && { sameAs: house.social }),
        }),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        name: brandName(),
        url: origin + addressIn('/', language),
        inLanguage: language,
        publisher: { '@id': houseId(origin) },
      },
    ],
  };
}

export const categoryFacts = (name: string, { path, ...where }: Whereabouts & { readonly path: string }): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [breadcrumbs(where, { name, path })],
});
