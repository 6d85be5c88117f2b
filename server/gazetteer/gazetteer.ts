import type { GazetteerContent, StreetSection } from './gazetteer-types.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';
import { readStreets, type Streets } from './street-route.ts';

export interface Gazetteer {
  readonly content: GazetteerContent;
  /** Every street; one that crosses postcodes has a section in each. */
  readonly sections: readonly StreetSection[];
  readonly index: () => SearchIndex;
  readonly streets: () => Streets;
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

const sectionsOf = ({ streets }: GazetteerContent): StreetSection[] =>
  streets.flatMap(({ postcode, city, rows }) =>
    rows.map(([name, district, odd, even, line, renown = 0]) => ({ name, district, postcode, city, odd, even, line, renown })),
  );

export function readGazetteer(content: GazetteerContent): Gazetteer {
  const sections = sectionsOf(content);
  return { content, sections, index: once(() => buildIndex(content, sections)), streets: once(() => readStreets(content.net)) };
}
