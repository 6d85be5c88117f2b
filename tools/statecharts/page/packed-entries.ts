import { kinds, type Entry, type Searched } from './found-entry.ts';

type Packed = readonly [kind: number, title: string, more: string, link: string];
/** A flow's name, its title and its entries. */
export type PackedFlow = readonly [name: string, title: string, entries: readonly Packed[]];

const packedEntry = ({ kind, title, more, link }: Entry): Packed => [kinds.indexOf(kind), title, more, link];

const entryOf = ([kind, title, more, link]: Packed): Entry => {
  const named = kinds[kind];
  if (named === undefined) throw new Error(`an entry of the kind ${kind}, which there is not`);
  return { kind: named, title, more, link };
};

/** What can be found, without the names of its fields, to stand in a page: thousands of entries bear the same. */
export const packed = (searched: readonly Searched[]): readonly PackedFlow[] =>
  searched.map(({ name, title, entries }) => [name, title, entries.map(packedEntry)]);

/** What such a text in a page holds. @throws Error where it is none */
export const unpacked = (text: string): readonly Searched[] =>
  (JSON.parse(text) as readonly PackedFlow[]).map(([name, title, entries]) => ({ name, title, entries: entries.map(entryOf) }));
