import { boxesIn, type Box, type Way } from './chart.ts';
import { uncapital } from './words.ts';

/** What happened to a part of a chart between two versions. */
export type Fate = 'added' | 'removed' | 'changed';

/** One difference as a sentence, with the states and ways it concerns. */
export type Change = {
  readonly fate: Fate;
  readonly sentence: string;
  readonly more: string;
  readonly states: readonly string[];
  readonly ways: readonly string[];
};

/** How a machine differs between two versions. */
export type Difference = {
  /** The file's name. */
  readonly name: string;
  readonly machine: string;
  readonly title: string;
  readonly changes: readonly Change[];
};

const placeOf = (way: Way): string => `${way.from} > ${way.to ?? ''} | ${way.event}`;

/** The same ways of two versions: by place and guard, else by place and the order in which they stand there. */
export const sameWays = (before: readonly Way[], after: readonly Way[]): ReadonlyMap<Way, Way> => {
  const pairs = new Map<Way, Way>();
  const free = new Set(before);
  const match = (fits: (old: Way, now: Way) => boolean) => {
    for (const now of after) {
      if (pairs.has(now)) continue;
      const old = [...free].find((one) => placeOf(one) === placeOf(now) && fits(one, now));
      if (!old) continue;
      pairs.set(now, old);
      free.delete(old);
    }
  };
  match((old, now) => old.guard === now.guard && old.words === now.words);
  match((old, now) => old.guard === now.guard);
  match(() => true);
  return pairs;
};

const quoted = (title: string) => `“${title}”`;

const asked = (ports: readonly string[]) => ports.join(', ') || 'nothing';

const shown = (text: string) => (text ? quoted(text) : 'nothing');

const clause = ({ words, condition, event }: Way): string =>
  `${event.startsWith('xstate.after.') ? uncapital(words) : `on ${quoted(words)}`}${condition ? ` ${condition}` : ''}`;

const delayOf = (words: string) => words.replace(/^After /, '');

const changedWords = (title: string, old: Way, now: Way): string => {
  if (old.words !== now.words && now.event.startsWith('xstate.after.'))
    return `${quoted(title)} waits ${delayOf(now.words)}, before ${delayOf(old.words)}.`;
  if (old.words !== now.words) return `${quoted(title)}: ${quoted(now.words)} was called ${quoted(old.words)}.`;
  if (old.condition !== now.condition)
    return `${quoted(title)}: ${quoted(now.words)} happens ${now.condition || 'always'}, before ${old.condition || 'always'}.`;
  return `${quoted(title)}: ${quoted(now.words)} does something else: ${now.note || 'nothing is said of it'}`;
};

/** Every difference of two versions of one chart, in sentences; added before removed before changed. */
export const differenceOf = (before: Box | null, after: Box | null, names: Omit<Difference, 'changes'>): Difference => {
  const [old, now] = [before ? boxesIn(before) : [], after ? boxesIn(after) : []];
  const oldBoxes = new Map(old.map((box) => [box.path, box]));
  const nowBoxes = new Map(now.map((box) => [box.path, box]));
  const titleOf = (path: string | null, boxes: ReadonlyMap<string, Box>, other: ReadonlyMap<string, Box>) =>
    path === null ? '' : (boxes.get(path)?.title ?? other.get(path)?.title ?? path);
  const oldWays = old.flatMap(({ ways }) => ways);
  const nowWays = now.flatMap(({ ways }) => ways);
  const pairs = sameWays(oldWays, nowWays);
  const kept = new Set(pairs.values());
  const changes: Change[] = [];
  const put = (fate: Fate, sentence: string, more: string, states: readonly string[], ways: readonly string[]) =>
    changes.push({ fate, sentence, more, states, ways });

  for (const box of now) {
    if (!oldBoxes.has(box.path))
      put(
        'added',
        `The state ${quoted(box.title)}: ${uncapital(box.sentence || box.description)}`,
        box.section ? `Section ${box.section}.` : '',
        [box.path],
        [],
      );
    const was = oldBoxes.get(box.path);
    if (was && was.title !== box.title && box.path !== '')
      put('changed', `${quoted(was.title)} is called ${quoted(box.title)} now.`, '', [box.path], []);
    else if (was && was.description !== box.description)
      put('changed', `${quoted(box.title)} means: ${box.description}`, `Before: ${was.description}`, [box.path], []);
    if (was && was.initial !== box.initial && was.initial !== null && box.initial !== null)
      put(
        'changed',
        `${quoted(box.title)} begins with ${quoted(titleOf(box.initial, nowBoxes, oldBoxes))}, before with ${quoted(titleOf(was.initial, oldBoxes, nowBoxes))}.`,
        '',
        [box.initial],
        [],
      );
    if (was && was.asks.join() !== box.asks.join())
      put('changed', `${quoted(box.title)} asks ${asked(box.asks)}, before ${asked(was.asks)}.`, '', [box.path], []);
    if (was && was.shows !== box.shows)
      put('changed', `${quoted(box.title)} shows ${shown(box.shows)}, before ${shown(was.shows)}.`, '', [box.path], []);
    if (was && was.kind !== box.kind && was.children.length === box.children.length)
      put('changed', `${quoted(box.title)} is another kind of state: ${box.kind}, before ${was.kind}.`, '', [box.path], []);
  }
  for (const way of nowWays) {
    const title = titleOf(way.from, nowBoxes, oldBoxes) || names.title;
    const was = pairs.get(way);
    const goes = way.to === null ? 'it stays' : `it goes to ${quoted(titleOf(way.to, nowBoxes, oldBoxes))}`;
    if (!was) {
      if (oldBoxes.has(way.from))
        put(
          'added',
          `In ${quoted(title)}, ${clause(way)}, ${goes}.`,
          oldWays.some((one) => one.from === way.from && one.event === way.event) ? '' : 'Before, nothing happened.',
          [],
          [way.id],
        );
      else put('added', `In the new ${quoted(title)}, ${clause(way)}, ${goes}.`, '', [], [way.id]);
    } else if (was.words !== way.words || was.condition !== way.condition || was.note !== way.note)
      put('changed', changedWords(title, was, way), '', [], [way.id]);
  }
  for (const box of old)
    if (!nowBoxes.has(box.path)) put('removed', `The state ${quoted(box.title)} is gone.`, box.sentence || box.description, [box.path], []);
  for (const way of oldWays) {
    if (kept.has(way)) continue;
    const still = nowWays.some((one) => one.from === way.from && one.event === way.event);
    const to = way.to === null ? 'stays' : `goes to ${quoted(titleOf(way.to, oldBoxes, nowBoxes))}`;
    put(
      'removed',
      `${quoted(titleOf(way.from, oldBoxes, nowBoxes) || names.title)} no longer ${to} ${clause(way)}.`,
      still || !nowBoxes.has(way.from) ? '' : 'It does nothing there any more.',
      [],
      [`${way.id} (before)`],
    );
  }
  const order: readonly Fate[] = ['added', 'removed', 'changed'];
  return { ...names, changes: [...changes].sort((a, b) => order.indexOf(a.fate) - order.indexOf(b.fate)) };
};

/** Both versions in one chart, so that it is drawn once: what is gone stands where it stood, its ways named '(before)'. */
export const unionOf = (before: Box, after: Box): Box => {
  const nowWays = boxesIn(after).flatMap(({ ways }) => ways);
  const pairs = sameWays(
    boxesIn(before).flatMap(({ ways }) => ways),
    nowWays,
  );
  const kept = new Set(pairs.values());
  const merge = (old: Box | undefined, now: Box | undefined): Box | undefined => {
    const base = now ?? old;
    if (!base) return undefined;
    const gone = (old?.ways ?? []).filter((way) => !kept.has(way)).map((way) => ({ ...way, id: `${way.id} (before)` }));
    const told = (now?.ways ?? []).map((way) => {
      const was = pairs.get(way);
      if (!was || (was.words === way.words && was.condition === way.condition)) return way;
      return was.words === way.words
        ? { ...way, condition: `${way.condition || 'always'} (was ${was.condition || 'always'})` }
        : { ...way, words: `${way.words} (was ${delayOf(was.words)})` };
    });
    const keys = [...new Set([...(now?.children ?? []), ...(old?.children ?? [])].map(({ path }) => path))];
    const children = keys.flatMap(
      (path) =>
        merge(
          old?.children.find((child) => child.path === path),
          now?.children.find((child) => child.path === path),
        ) ?? [],
    );
    return { ...base, kind: children.length > 0 ? 'group' : base.kind, ways: [...told, ...gone], children };
  };
  const merged = merge(before, after);
  if (!merged) throw new Error('nothing to merge');
  return merged;
};
