import type { Coordinate } from './gazetteer-types.ts';
import { postcodeAreas } from './postcode-areas.ts';

/**
 * The middle of a postcode of the canton (WGS 84 degrees) and its leading post town. Blanks around it and a
 * country mark before it ('CH-1205', 'ch 1205') are forgiven. Null for a postcode outside the canton
 * and for a text that is none.
 */
export function locateByPostcode(code: string): (Coordinate & { readonly city: string }) | null {
  const [, digits = ''] = /^(?:ch)?[\s-]*(\d{4})$/i.exec(code.trim()) ?? [];
  const area = postcodeAreas.find(({ postcode }) => postcode === digits);
  if (area === undefined) return null;
  return { latitude: area.centre[0], longitude: area.centre[1], city: area.city };
}
