import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, ElkPoint, ElkPort } from 'elkjs/lib/elk-api.js';
import { boxesIn, type Box } from './chart.ts';
import { directionOf, linesOf, type Direction, type Line } from './direction.ts';
import { anywhere, anywhereBox, boxSize, groupWidth, tabOf, type Tab } from './sizes.ts';

/** Where something lies, in pixels from the top left corner of the drawing. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A line with its tab and the corners it goes through, from its state to its target. */
export type DrawnLine = {
  readonly line: Line;
  readonly tab: Tab;
  readonly tabArea: Area;
  readonly points: readonly ElkPoint[];
  readonly onSpine: boolean;
};

/** A chart with a place for everything. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly root: Box;
  readonly areas: ReadonlyMap<string, Area>;
  readonly lines: readonly DrawnLine[];
  /** The dots that say where a group begins, with the line from each. */
  readonly starts: readonly { readonly path: string; readonly dot: Area; readonly points: readonly ElkPoint[] }[];
};

const rootId = '(root)';
const idOf = (path: string) => path || rootId;

const spacing = {
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
};

const portOptions = {
  'elk.portConstraints': 'FREE',
  'elk.portAlignment.default': 'CENTER',
  'elk.spacing.portPort': '5',
  'elk.spacing.portsSurrounding': '[top=0,left=4,bottom=0,right=4]',
};

/** How a chart is to be laid out; `roomy` makes groups so broad that their title has a place of its own between the lines. */
export type Plan = { readonly seed: number; readonly roomy?: boolean };

/** What a layout is made for. */
type Frame = {
  readonly lines: readonly Line[];
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly roomy: boolean;
};

const toElk = (box: Box, frame: Frame): ElkNode => {
  const { lines, tabs, roomy } = frame;
  const at = box.path === anywhere ? '' : box.path;
  const ports: ElkPort[] = [
    ...lines
      .filter(({ from }) => from === at && (at !== '' || box.path === anywhere))
      .map(({ id }) => ({ id: `${id} tab`, width: tabs.get(id)?.width ?? 0, height: tabs.get(id)?.height ?? 0 })),
    ...lines.filter(({ to }) => to === box.path).map(({ id }) => ({ id: `${id} head`, width: 12, height: 0 })),
  ];
  if (box.children.length === 0) {
    const { width, height } = boxSize(box);
    const sizing = { 'elk.nodeSize.constraints': 'MINIMUM_SIZE PORTS', 'elk.nodeSize.minimum': `(${width},${height})` };
    return { id: idOf(box.path), ports, width, height, layoutOptions: { ...portOptions, ...sizing } };
  }
  const dot = box.initial === null ? [] : [{ id: `${idOf(box.path)} start`, width: 12, height: 12 }];
  // Turned: ELK lays DOWN out as if it were to the right, and turns a group's least size with it.
  const group = {
    'elk.padding': '[top=38,left=14,bottom=14,right=14]',
    'elk.nodeSize.constraints': 'MINIMUM_SIZE PORTS',
    'elk.nodeSize.minimum': `(60,${groupWidth(box) + (roomy ? roomier : 0)})`,
  };
  return {
    id: idOf(box.path),
    ports,
    children: [
      ...dot,
      ...[...(box.path === '' && box.ways.length > 0 ? [anywhereBox(box)] : []), ...box.children].map((child) => toElk(child, frame)),
    ],
    layoutOptions: { ...portOptions, 'elk.alignment': 'TOP', ...(box.path ? group : {}) },
  };
};

const edgesOf = (root: Box, lines: readonly Line[], { spine, back }: Direction): ElkExtendedEdge[] => [
  ...boxesIn(root).flatMap((box) =>
    box.initial === null
      ? []
      : [
          {
            id: `${idOf(box.path)} begins`,
            sources: [`${idOf(box.path)} start`],
            targets: [idOf(box.initial)],
            layoutOptions: { 'elk.layered.priority.straightness': '20' },
          },
        ],
  ),
  ...lines.map(({ id }) => {
    const [above, below] = back.has(id) ? [`${id} head`, `${id} tab`] : [`${id} tab`, `${id} head`];
    const layoutOptions = {
      'elk.layered.priority.straightness': spine.has(id) ? '20' : '1',
      'elk.layered.priority.shortness': spine.has(id) ? '10' : '1',
    };
    return { id, sources: [above], targets: [below], layoutOptions };
  }),
];

/** A line without the part that runs beneath its own tab: where a group leads to one of its states, the tab hangs on the other side. */
const fromTheEdge = ([start, next, ...rest]: readonly ElkPoint[], tab: Area): readonly ElkPoint[] => {
  if (!start || !next) return start ? [start] : [];
  const clear = (at: number, to: number, low: number, size: number) =>
    to <= low ? Math.min(at, low) : to >= low + size ? Math.max(at, low + size) : at;
  return [{ x: clear(start.x, next.x, tab.x, tab.width), y: clear(start.y, next.y, tab.y, tab.height) }, next, ...rest];
};

/** How much broader a roomy group is at least, in pixels: the lines that go through its top keep their distance, and the rest is the title's. */
const roomier = 200;

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({ x, y, width, height });

/** Lays a chart out. The same chart and plan give the same layout. Rejects when ELK fails. */
export const layOut = async (root: Box, { seed, roomy = false }: Plan): Promise<Layout> => {
  const lines = linesOf(root);
  const direction = directionOf(root, lines);
  const tabs = new Map(lines.map(({ id, ways }) => [id, tabOf(ways)]));
  const graph = toElk(root, { lines, tabs, roomy });
  const placed = await new ELK().layout({
    ...graph,
    layoutOptions: { ...graph.layoutOptions, ...spacing, 'elk.randomSeed': String(seed) },
    edges: edgesOf(root, lines, direction),
  });

  const areas = new Map<string, Area>();
  const collect = (node: ElkNode) => {
    areas.set(node.id === rootId ? '' : node.id, areaOf(node));
    for (const port of node.ports ?? []) areas.set(port.id, areaOf(port));
    for (const child of node.children ?? []) collect(child);
  };
  collect(placed);
  const pointsOf = (id: string): readonly ElkPoint[] => {
    const sections = placed.edges?.find((edge) => edge.id === id)?.sections ?? [];
    const points = sections.flatMap(({ startPoint, bendPoints, endPoint }) => [startPoint, ...(bendPoints ?? []), endPoint]);
    return direction.back.has(id) ? points.reverse() : points;
  };
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    root,
    areas,
    lines: lines.map((line) => {
      const tabArea = areaOf(areas.get(`${line.id} tab`) ?? {});
      return {
        line,
        tab: tabs.get(line.id) ?? tabOf(line.ways),
        tabArea,
        points: fromTheEdge(pointsOf(line.id), tabArea),
        onSpine: direction.spine.has(line.id),
      };
    }),
    starts: boxesIn(root)
      .filter(({ initial }) => initial !== null)
      .map(({ path }) => ({ path, dot: areaOf(areas.get(`${idOf(path)} start`) ?? {}), points: pointsOf(`${idOf(path)} begins`) })),
  };
};
