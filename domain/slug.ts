/** A path segment: lower-cased, accents folded, the rest hyphenated (0-decisions, Screens). Never empty. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || '-';

/** A store's path; only the id decides, the names are for people. */
export const storePath = (store: { city: string; category: string; name: string; id: string }): string =>
  `/${slug(store.city)}/${slug(store.category)}/${slug(store.name)}/${store.id}`;
