export type Around = { readonly latitude: number; readonly longitude: number };

/** Centre of the city that is shown before anybody said where they are. */
export const CITY_CENTRE: Around = { latitude: 46.2044, longitude: 6.1432 };
