import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, ElkPoint, ElkPort } from 'elkjs/lib/elk-api.js';
import { boxesIn, type Box, type Way } from './chart.ts';
import { textWidth, wrap } from './text.ts';

/** Where something lies, in pixels from the top left corner of the drawing. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** One way out on a tab: its words and its condition, `y` from the top of the tab. */
export type TabRow = {
  readonly way: Way;
  readonly words: readonly string[];
  readonly condition: readonly string[];
  readonly y: number;
  readonly height: number;
};

/** All ways from one state to one other: a line with its corners, and the tab that hangs on the state. */
export type DrawnLine = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly ways: readonly Way[];
  readonly rows: readonly TabRow[];
  readonly tabArea: Area;
  readonly points: readonly ElkPoint[];
};

type Line = Omit<DrawnLine, 'tabArea' | 'points'> & { readonly width: number; readonly height: number };

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly root: Box;
  readonly areas: ReadonlyMap<string, Area>;
  readonly lines: readonly DrawnLine[];
  readonly starts: readonly { readonly path: string; readonly dot: Area; readonly points: readonly ElkPoint[] }[];
};

/** Measures of texts in pixels. */
export const measures = { title: 14, groupTitle: 13.5, row: 12, rowLine: 14, rowIcon: 17, tabPadding: 5, widestRow: 122 } as const;

/** The box that the whole chart's own ways hang on: they are there in every state. */
export const anywhere = '(anywhere)';
export const anywhereBox = (root: Box): Box => ({ ...root, path: anywhere, title: 'In every state', kind: 'customer', children: [] });

const lineOf = (id: string, ways: readonly Way[]): Line => {
  const { row, rowLine, rowIcon, tabPadding, widestRow } = measures;
  let y = 0;
  const rows = ways.map((way) => {
    const words = wrap(way.words, row, widestRow);
    const condition = way.condition ? wrap(way.condition, row, widestRow) : [];
    const placed = { way, words, condition, y, height: (words.length + condition.length) * rowLine + 3 };
    y += placed.height;
    return placed;
  });
  const widest = Math.max(...rows.flatMap(({ words, condition }) => [...words, ...condition]).map((text) => textWidth(text, row)));
  const { from = '', to } = ways[0] ?? {};
  return { id, from, to: to ?? '', ways, rows, width: Math.ceil(widest + rowIcon + tabPadding * 2), height: Math.ceil(y + 3) };
};

const linesOf = (root: Box): readonly Line[] => {
  const byId = new Map<string, Way[]>();
  for (const way of boxesIn(root).flatMap(({ ways }) => ways)) {
    if (way.to === null) continue;
    const id = `${way.from}>${way.to}`;
    byId.set(id, [...(byId.get(id) ?? []), way]);
  }
  return [...byId].map(([id, ways]) => lineOf(id, ways));
};

const ROOT = '(root)';
const idOf = (path: string) => path || ROOT;

/** Between two tabs of one box, pixels. */
const PORT_GAP = 5;

const OF_EVERY_GROUP = {
  'elk.portConstraints': 'FREE',
  'elk.portAlignment.default': 'CENTER',
  'elk.spacing.portPort': String(PORT_GAP),
  'elk.spacing.portsSurrounding': '[top=0,left=4,bottom=0,right=4]',
  'elk.nodeSize.constraints': 'MINIMUM_SIZE PORTS',
  // What leads back to where the reading came from leads up.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

const OF_ALL = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.layering.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '15',
  'elk.layered.spacing.nodeNodeBetweenLayers': '10',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '11',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.padding': '[top=14,left=14,bottom=14,right=14]',
  'elk.randomSeed': '1',
};

const toElk = (box: Box, lines: readonly Line[]): ElkNode => {
  const at = box.path === anywhere ? '' : box.path;
  const ports: ElkPort[] = [
    ...lines
      .filter(({ from }) => from === at && (at !== '' || box.path === anywhere))
      .map(({ id, width, height }) => ({ id: `${id} tab`, width, height })),
    ...lines.filter(({ to }) => to === box.path).map(({ id }) => ({ id: `${id} head`, width: 12, height: 0 })),
  ];
  if (box.children.length === 0) {
    const stays = box.ways.some(({ to }) => to === null);
    const [width, height] = [Math.ceil(textWidth(box.title, measures.title) + 52 + (stays ? 18 : 0)), box.final ? 38 : 34];
    return {
      id: idOf(box.path),
      ports,
      width,
      height,
      layoutOptions: { ...OF_EVERY_GROUP, 'elk.nodeSize.minimum': `(${width},${height})` },
    };
  }
  const beside = lines.filter(({ from, to }) => from === at && !to.startsWith(`${at}.`)).map(({ width }) => width + PORT_GAP);
  const leastWidth = Math.max(
    textWidth(box.title, measures.groupTitle) + 60,
    beside.reduce((sum, width) => sum + width, PORT_GAP),
  );
  // Turned: ELK lays DOWN out as if it were to the right, and turns a group's least size with it. It makes no room for a group's tabs.
  const group = { 'elk.padding': '[top=38,left=14,bottom=14,right=14]', 'elk.nodeSize.minimum': `(60,${Math.ceil(leastWidth)})` };
  const children = box.path === '' && box.ways.length > 0 ? [anywhereBox(box), ...box.children] : box.children;
  return {
    id: idOf(box.path),
    ports,
    children: [
      ...(box.initial === null ? [] : [{ id: `${idOf(box.path)} start`, width: 12, height: 12 }]),
      ...children.map((child) => toElk(child, lines)),
    ],
    layoutOptions: { ...OF_EVERY_GROUP, 'elk.alignment': 'TOP', ...(box.path ? group : {}) },
  };
};

/** A line without the part that runs beneath its own tab: where a group leads to one of its states, the tab hangs on the other side. */
const fromTheEdge = ([start, next, ...rest]: readonly ElkPoint[], tab: Area): readonly ElkPoint[] => {
  if (!start || !next) return start ? [start] : [];
  const clear = (at: number, to: number, low: number, size: number) =>
    to <= low ? Math.min(at, low) : to >= low + size ? Math.max(at, low + size) : at;
  return [{ x: clear(start.x, next.x, tab.x, tab.width), y: clear(start.y, next.y, tab.y, tab.height) }, next, ...rest];
};

/** What ELK leads from a group's edge inwards stands some pixels aside where the two meet. */
const ASKEW = 7;
const upright = (points: readonly ElkPoint[]): readonly ElkPoint[] =>
  points.reduceRight<readonly ElkPoint[]>((after, point) => {
    const [next] = after;
    const isAskew = next !== undefined && Math.abs(point.x - next.x) < ASKEW && Math.abs(point.y - next.y) > ASKEW;
    return [isAskew ? { ...point, x: next.x } : point, ...after];
  }, []);

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area> = {}): Area => ({ x, y, width, height });

/** Lays a chart out: the same chart gives the same layout. Rejects when ELK fails. */
export const layOut = async (root: Box): Promise<Layout> => {
  const lines = linesOf(root);
  const begins = boxesIn(root).flatMap(({ path, initial }) => (initial === null ? [] : [{ path, id: `${idOf(path)} begins`, initial }]));
  // A drawing begins where the flow begins, so what leads back there leads up: it is laid out the other way round.
  const starts = new Set(begins.map(({ initial }) => initial));
  const leadsUp = (id: string) => lines.some((line) => line.id === id && starts.has(line.to));
  const edges: ElkExtendedEdge[] = [
    ...begins.map(({ id, path, initial }) => ({ id, sources: [`${idOf(path)} start`], targets: [idOf(initial)] })),
    ...lines.map(({ id }) => {
      const [above, below] = leadsUp(id) ? ['head', 'tab'] : ['tab', 'head'];
      return { id, sources: [`${id} ${above}`], targets: [`${id} ${below}`] };
    }),
  ];
  const graph = toElk(root, lines);
  const placed = await new ELK().layout({ ...graph, layoutOptions: { ...graph.layoutOptions, ...OF_ALL }, edges });

  const areas = new Map<string, Area>();
  const collect = (node: ElkNode) => {
    areas.set(node.id === ROOT ? '' : node.id, areaOf(node));
    for (const port of node.ports ?? []) areas.set(port.id, areaOf(port));
    for (const child of node.children ?? []) collect(child);
  };
  collect(placed);
  const pointsOf = (id: string): readonly ElkPoint[] => {
    const sections = placed.edges?.find((edge) => edge.id === id)?.sections ?? [];
    const points = sections.flatMap(({ startPoint, bendPoints, endPoint }) => [startPoint, ...(bendPoints ?? []), endPoint]);
    return leadsUp(id) ? points.toReversed() : points;
  };
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    root,
    areas,
    lines: lines.map((line) => {
      const tabArea = areaOf(areas.get(`${line.id} tab`));
      return { ...line, tabArea, points: upright(fromTheEdge(pointsOf(line.id), tabArea)) };
    }),
    starts: begins.map(({ path, id }) => ({ path, dot: areaOf(areas.get(`${idOf(path)} start`)), points: pointsOf(id) })),
  };
};
