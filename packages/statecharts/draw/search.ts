import MiniSearch from 'minisearch';
import { boxesIn, type Box } from './chart.ts';
import type { Story } from './stories.ts';

export type EntryKind = 'question' | 'message' | 'state' | 'event';

export type Entry = {
  readonly kind: EntryKind;
  readonly title: string;
  readonly more: string;
  /** Where in the page of its flow it is: what stands behind the #. */
  readonly link: string;
  readonly flow: string;
  readonly of: string;
  /** Found by as well, and not shown: the steps of a question's journey. */
  readonly steps: string;
};

const linkTo = (path: string): string => `state=${encodeURIComponent(path)}`;

/** Words of ways that say nothing without their state. */
const isUsual = (words: string): boolean => /^(?:After \d|No answer|Otherwise|At once|Any other answer)/.test(words);

/** Everything of a flow that can be found by its words: questions with answers, messages and steps, states, ways. */
export const entriesOf = (flow: string, root: Box, stories: readonly Story[]): readonly Entry[] => {
  const boxes = boxesIn(root);
  const titleOf = (path: string) => boxes.find((box) => box.path === path)?.title ?? path;
  const seen = new Set<string>();
  const entry = (kind: EntryKind, title: string, more: readonly string[], link: string, steps = ''): Entry[] => {
    const isNew = kind !== 'event' || !seen.has(title + link);
    seen.add(title + link);
    return isNew ? [{ kind, title, more: more.filter(Boolean).join(' '), link, flow, of: root.title, steps }] : [];
  };
  return [
    ...stories.flatMap(({ slug, title, answer, reads, steps }) => {
      const link = `journey=${encodeURIComponent(slug)}`;
      return [
        ...entry('question', title, [answer, reads && `“${reads}”`], link, [...new Set(steps.map(({ says }) => says))].join('. ')),
        ...(reads ? entry('message', `“${reads}”`, [title], link) : []),
      ];
    }),
    ...boxes.flatMap((box) => [
      ...(box.path === '' ? [] : entry('state', box.title, [box.description], linkTo(box.path))),
      ...(box.shows ? entry('message', `“${box.shows}”`, [box.title], linkTo(box.path)) : []),
      ...box.ways
        .filter(({ words }) => !isUsual(words))
        .flatMap(({ words, condition, from, to, note }) =>
          entry(
            'event',
            `${words} ${condition}`.trim(),
            [to === null ? titleOf(from) : `${titleOf(from)} → ${titleOf(to)}`, note],
            linkTo(from),
          ),
        ),
    ]),
  ];
};

/** What is worth less than this share of the best is not shown. */
const LEAST = 0.3;

/** Words of a question that say nothing of what is asked. */
const LITTLE = new Set(
  `what happens happen when if never no not none any all some only still just already once too much many more very then than so as
   after before while during between until out cannot customer customers client how why who can does do did is are was were be been being the
   a an of to in on at by for from with and or it its this that there their they them i my me which may might could would should will have has
   had get gets got let put must see say says want somebody someone anybody anyone whom whose whether where each every also ever about into
   such somewhere anything something whoever whatever tell tells told we us our you your`.split(/\s+/),
);

const WORD_ENDS = /[^\p{L}\p{N}]+/u;

/** What is typed exactly, whatever its case and marks; a question also without “What happens when”. */
const exactly = (text: string): string =>
  text
    .toLowerCase()
    .split(WORD_ENDS)
    .filter(Boolean)
    .join(' ')
    .replace(/^what happens when /, '');

/** A word without the ending that number and time give it. */
const stem = (word: string): string => {
  const short = word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/(.)\1$/, '$1');
  return short.length >= 3 ? short : word;
};

/** Entries by their words: case, endings, slips and words for the same thing are forgiven, the rarer words count for more. */
export const finderOf = (entries: readonly Entry[], akin: readonly string[]): ((typed: string) => readonly Entry[]) => {
  const groupsOf = new Map<string, string[]>();
  for (const [index, group] of akin.entries())
    for (const word of group.split(' ')) groupsOf.set(stem(word), [...(groupsOf.get(stem(word)) ?? []), `group${index}`]);
  const termsOf = (word: string): string[] => {
    const plain = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    if (LITTLE.has(plain) || /^\d{1,2}$/.test(plain)) return [];
    return [stem(plain), ...(groupsOf.get(stem(plain)) ?? [])];
  };
  const search = new MiniSearch<Entry>({
    idField: 'id',
    fields: ['title', 'more', 'of', 'steps'],
    processTerm: termsOf,
    searchOptions: {
      boost: { title: 2, steps: 0.3 },
      // A slip is looked for where nothing has the word as it was typed.
      prefix: (term) => !vocabulary.has(term),
      fuzzy: (term) => (vocabulary.has(term) || term.length < 4 ? false : 2),
      weights: { fuzzy: 0.45, prefix: 0.5 },
      boostDocument: (id) => (entries[id as number]?.kind === 'question' ? 2 : 1),
    },
  });
  search.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const vocabulary = new Set(
    entries.flatMap(({ title, more, of, steps }) => `${title} ${more} ${of} ${steps}`.split(WORD_ENDS).flatMap(termsOf)),
  );
  return (typed) => {
    const wanted = typed.split(WORD_ENDS).map(termsOf);
    // What has all of the words comes before what has one of them often.
    const found = search
      .search(typed)
      .map(({ id, score, queryTerms }) => {
        const has = wanted.filter((terms) => terms.some((term) => queryTerms.includes(term))).length;
        const entry = entries[id as number];
        // Who types a flow's name means that flow.
        const isNamed = entry?.of.toLowerCase() === typed.trim().toLowerCase();
        return { entry, score: score * has ** 2 * (isNamed ? 4 : 1) };
      })
      .toSorted((one, other) => other.score - one.score);
    const enough = (found[0]?.score ?? 0) * LEAST;
    const same = exactly(typed);
    const titled = same === '' ? [] : entries.filter(({ title }) => exactly(title) === same);
    return [...new Set([...titled, ...found.filter(({ score }) => score >= enough).flatMap(({ entry }) => entry ?? [])])];
  };
};
