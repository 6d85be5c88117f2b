import { typedMark } from '#contract/typed-text.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Coordinate } from './gazetteer-types.ts';

/**
 * The middle of a postcode of some cities (WGS 84 degrees) and its leading post town. Blanks around it and the
 * country's mark before it ('CH-1205', 'ch 1205', 'F-69002') are forgiven. Null for a postcode of none of them
 * and for a text that is none.
 */
export function locateByPostcode(cities: readonly Gazetteer[], code: string): (Coordinate & { readonly city: string }) | null {
  const [, mark = '', digits = ''] = /^([a-z]{0,3})[\s-]*(\d+)$/i.exec(typedMark(code)) ?? [];
  for (const { content } of cities) {
    if (mark !== '' && mark.toLowerCase() !== content.postcodes.mark.toLowerCase()) continue;
    const area = content.areas.find(({ postcode }) => postcode === digits);
    if (area) return { latitude: area.centre[0], longitude: area.centre[1], city: area.city };
  }
  return null;
}
