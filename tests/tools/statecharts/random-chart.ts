import type { Box, Cause, Kind, Way } from '#statecharts/draw/chart.ts';

/** A chart of no meaning: nested groups, every cause, ways from anywhere to anywhere. The same seed gives the same. */
export const randomChart = (seed: number): Box => {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0];
  type Draft = Omit<Box, 'children' | 'ways'> & { readonly children: Draft[]; readonly ways: Way[] };
  const all: Draft[] = [];
  const draft = (path: string, depth: number): Draft => {
    const many = depth === 0 ? 5 + below(12) : depth < 3 && below(5) === 0 ? 2 + below(3) : 0;
    const children = Array.from({ length: many }, (_, index) => draft(path ? `${path}.s${index}` : `s${index}`, depth + 1));
    const parallel = depth > 0 && many > 1 && below(6) === 0;
    const kind: Kind = many > 0 ? 'group' : pick<Kind>(['customer', 'answer', 'blocked', 'time']);
    const box: Draft = {
      path,
      title: `State ${path}`,
      description: '',
      shows: '',
      section: '',
      kind,
      final: false,
      parallel,
      initial: parallel ? null : (children[0]?.path ?? null),
      children,
      ways: [],
      asks: [],
    };
    all.push(box);
    return box;
  };
  const root = draft('', 0);
  for (const box of all) {
    for (let index = below(box.path ? 4 : 3); index > 0; index -= 1) {
      const to = all[below(all.length - 1)]?.path ?? null;
      if (to === box.path) continue;
      const cause = pick<Cause>(['customer', 'answer', 'failure', 'time']);
      box.ways.push({
        id: `${box.path} ${index}`,
        event: 'something.happened',
        by: 'page',
        guard: null,
        guarded: false,
        section: '',
        from: box.path,
        to,
        cause,
        words: pick(['Pay pressed', 'No answer', 'Bank says yes', 'After 30 s']),
        condition: below(3) === 0 ? 'if something is right' : '',
        note: '',
      });
    }
  }
  return root;
};
