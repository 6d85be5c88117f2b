import { boxesIn, type Box, type Way } from './chart.ts';

/** A line of the drawing: all ways from one state to one other. */
export type Line = { readonly id: string; readonly from: string; readonly to: string; readonly ways: readonly Way[] };

/** All lines of a chart, in the order they are written. */
export const linesOf = (root: Box): readonly Line[] => {
  const lines = new Map<string, { id: string; from: string; to: string; ways: Way[] }>();
  for (const way of boxesIn(root).flatMap(({ ways }) => ways)) {
    if (way.to === null) continue;
    const id = `${way.from}>${way.to}`;
    const line = lines.get(id) ?? { id, from: way.from, to: way.to, ways: [] };
    line.ways.push(way);
    lines.set(id, line);
  }
  return [...lines.values()];
};

/** What a reader follows downwards, and what leads back up. */
export type Direction = { readonly spine: ReadonlySet<string>; readonly back: ReadonlySet<string> };

const entries = (boxes: ReadonlyMap<string, Box>, path: string): readonly string[] => {
  const box = boxes.get(path);
  if (!box || box.children.length === 0) return [path];
  return box.parallel
    ? box.children.flatMap((child) => entries(boxes, child.path))
    : entries(boxes, box.initial ?? box.children[0]?.path ?? path);
};

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');

/** The shortest way to the good end by customer and answers alone, as ids of lines. */
const spineOf = (
  starts: readonly string[],
  boxes: ReadonlyMap<string, Box>,
  outOf: (path: string) => readonly Line[],
): ReadonlySet<string> => {
  const cameBy = new Map<string, Line | null>(starts.map((path) => [path, null]));
  const cameFrom = new Map<string, string>();
  for (const [path] of cameBy) {
    if (boxes.get(path)?.kind === 'good') {
      const ids = new Set<string>();
      for (let at = path; ; at = cameFrom.get(at) ?? '') {
        const line = cameBy.get(at);
        if (!line) return ids;
        ids.add(line.id);
      }
    }
    for (const line of outOf(path)) {
      if (!line.ways.some(({ cause }) => cause === 'customer' || cause === 'answer')) continue;
      for (const next of entries(boxes, line.to)) {
        if (cameBy.has(next)) continue;
        cameBy.set(next, line);
        cameFrom.set(next, path);
      }
    }
  }
  return new Set();
};

/**
 * Decides which lines go up, so that the rest has no circle: first every way out of a state where something went
 * wrong that can lead back to it, then what a walk meets again, good ways walked first.
 */
export const directionOf = (root: Box, lines: readonly Line[]): Direction => {
  const boxes = new Map(boxesIn(root).map((box) => [box.path, box]));
  const outOf = (path: string): readonly Line[] => [...lines.filter(({ from }) => from === path), ...(path ? outOf(parentOf(path)) : [])];
  const starts = entries(boxes, root.path);
  const spine = spineOf(starts, boxes, outOf);
  const back = new Set<string>();

  const reaches = (from: readonly string[], goal: string): boolean => {
    const seen = new Set(from);
    for (const path of seen) {
      if (path === goal) return true;
      for (const line of outOf(path)) if (!back.has(line.id)) for (const next of entries(boxes, line.to)) seen.add(next);
    }
    return false;
  };
  for (const line of lines) if (boxes.get(line.from)?.kind === 'blocked' && reaches(entries(boxes, line.to), line.from)) back.add(line.id);

  // The drawing begins where the flow begins, so what leads back there leads up.
  for (const line of lines)
    if (!starts.includes(line.from) && entries(boxes, line.to).some((path) => starts.includes(path))) back.add(line.id);

  const rank = (line: Line) => {
    if (spine.has(line.id)) return 0;
    if (line.ways.some(({ cause }) => cause === 'answer')) return 1;
    return line.ways.some(({ cause }) => cause === 'customer') ? 2 : 3;
  };
  const open = new Set<string>();
  const closed = new Set<string>();
  const visit = (path: string) => {
    open.add(path);
    for (const line of [...outOf(path)].sort((a, b) => rank(a) - rank(b))) {
      if (back.has(line.id) || line.from === '') continue;
      for (const next of entries(boxes, line.to)) {
        if (open.has(next)) back.add(line.id);
        else if (!closed.has(next)) visit(next);
      }
    }
    open.delete(path);
    closed.add(path);
  };
  for (const start of [...starts, ...boxes.keys()]) if (!closed.has(start) && boxes.get(start)?.children.length === 0) visit(start);
  return { spine, back };
};
