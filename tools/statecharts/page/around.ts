import type { House } from '../house-type.ts';

/** What a page says of the project around it. */
export type Around = Pick<House, 'left' | 'person' | 'doers'> & Pick<House['commands'], 'walk' | 'walkInBrowser' | 'compare'>;

/** What the page says of the project around it: written into its body when it was drawn. */
export const around = (): Around => {
  const { left = '', walk = '', walkInBrowser = '', compare = '', person = '', doers = '{}' } = document.body.dataset;
  return { left, walk, walkInBrowser, compare, person, doers: JSON.parse(doers) as House['doers'] };
};
