/**
 * The channel that says what of the catalogue has changed, by triggers of the database, whoever changed it: `all`, a
 * category (`category ID`) whose list is another, or a store (`store ID`) whose page is.
 */
export const CATALOGUE_CHANNEL = 'catalogue_news';

/** The subject of what is another for everybody: cities, categories, adverts. */
export const EVERYTHING = 'all';
/** The subject of a store's news: its own, its menu's. */
export const ofStore = (id: string): string => `store ${id}`;
/** The subject of the news of a category's stores. */
export const ofCategory = (id: string): string => `category ${id}`;
