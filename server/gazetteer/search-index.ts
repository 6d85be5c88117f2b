import { commonPlaceWords, particles, wayWords } from './address-words.ts';
import type { GazetteerContent, LandmarkPlace, LatLng, PostcodeArea, Renown, StreetSection } from './gazetteer-types.ts';
import { coordinateOf, greatCircleMetres } from './great-circle.ts';
import { pointAlong } from './line-geometry.ts';
import { foldedWords } from '#domain/folded-words.ts';
import { joinedSpellings } from './text-folding.ts';

export interface IndexedName {
  readonly text: string;
  readonly core: string;
  readonly words: readonly string[];
  /** The words that tell it apart from others: neither particles nor kinds of way nor common. */
  readonly major: ReadonlySet<string>;
  readonly joined: readonly { readonly joined: string; readonly parts: readonly string[] }[];
}

export type EntrySubject =
  | { readonly kind: 'street'; readonly sections: readonly StreetSection[] }
  | { readonly kind: 'place'; readonly place: LandmarkPlace }
  | { readonly kind: 'postcode'; readonly area: PostcodeArea };

export interface IndexEntry {
  readonly subject: EntrySubject;
  readonly names: readonly IndexedName[];
  readonly surroundings: ReadonlySet<string>;
  readonly postcodes: ReadonlySet<string>;
  readonly renown: Renown;
  readonly kilometresFromCentre: number;
}

export interface SearchIndex {
  readonly entries: readonly IndexEntry[];
  readonly vocabulary: ReadonlySet<string>;
}

interface Surroundings {
  readonly content: GazetteerContent;
  readonly common: ReadonlySet<string>;
  readonly kilometresFromCentre: (position: LatLng) => number;
}

function indexedName(name: string, common: ReadonlySet<string> = new Set()): IndexedName {
  const words = foldedWords(name);
  const telling = words.filter((word) => !particles.has(word) && !wayWords.has(word) && !common.has(word));
  const major = telling.length > 0 ? telling : words;
  return { text: words.join(' '), core: telling.join(' '), words, major: new Set(major), joined: joinedSpellings(name) };
}

function streetEntry({ kilometresFromCentre }: Surroundings, sections: readonly StreetSection[]): IndexEntry {
  const middles = sections.map(({ line }) => pointAlong(line, 0.5));
  return {
    subject: { kind: 'street', sections },
    names: [indexedName(sections[0]?.name ?? '')],
    surroundings: new Set(sections.flatMap(({ city, district }) => foldedWords(`${city} ${district}`))),
    postcodes: new Set(sections.map(({ postcode }) => postcode)),
    renown: sections.reduce<Renown>((best, { renown }) => (renown > best ? renown : best), 0),
    kilometresFromCentre: Math.min(...middles.map(({ latitude, longitude }) => kilometresFromCentre([latitude, longitude]))),
  };
}

const placeEntry = ({ common, kilometresFromCentre }: Surroundings, place: LandmarkPlace): IndexEntry => ({
  subject: { kind: 'place', place },
  names: [...new Set([place.french, place.english])].map((name) => indexedName(name, common)),
  surroundings: new Set(foldedWords(`${place.city} ${place.district}`)),
  postcodes: new Set([place.postcode]),
  renown: place.renown,
  kilometresFromCentre: kilometresFromCentre(place.position),
});

function postcodeEntry({ content, kilometresFromCentre }: Surroundings, area: PostcodeArea): IndexEntry {
  const leading = content.areas.find(({ postcode }) => postcode === area.postcode) === area;
  return {
    subject: { kind: 'postcode', area },
    names: [indexedName(area.city)],
    surroundings: new Set(foldedWords([area.city, ...area.quarters].join(' '))),
    postcodes: new Set([area.postcode]),
    renown: leading ? 1 : 0,
    kilometresFromCentre: kilometresFromCentre(area.centre),
  };
}

export function buildIndex(content: GazetteerContent, sections: readonly StreetSection[]): SearchIndex {
  const centre = coordinateOf(content.centre);
  const surroundings: Surroundings = {
    content,
    common: new Set([...commonPlaceWords, ...content.words.common]),
    kilometresFromCentre: (position) => greatCircleMetres(centre, coordinateOf(position)) / 1000,
  };
  const streets = new Map<string, StreetSection[]>();
  for (const section of sections) {
    const key = `${section.name}|${section.city}`;
    streets.set(key, [...(streets.get(key) ?? []), section]);
  }
  const entries = [
    ...[...streets.values()].map((parts) => streetEntry(surroundings, parts)),
    ...content.places.map((place) => placeEntry(surroundings, place)),
    ...content.areas.map((area) => postcodeEntry(surroundings, area)),
  ];
  const vocabulary = new Set(
    entries.flatMap((entry) => [
      ...entry.surroundings,
      ...entry.names.flatMap((name) => [...name.words, ...name.joined.map(({ joined }) => joined)]),
    ]),
  );
  return { entries, vocabulary };
}
