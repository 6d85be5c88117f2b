/**
 * The channel that says what of the catalogue has changed, by triggers of the database, whoever changed it: `all`, a
 * category (`category ID`) whose list is another, or a store (`store ID`) whose page is.
 */
export const CATALOGUE_CHANNEL = 'catalogue_news';

export const EVERYTHING = 'all';
export const ofStore = (id: string): string => `store ${id}`;
export const ofCategory = (id: string): string => `category ${id}`;
