import { boxesIn, type Box, type Way } from './chart.ts';

const reserved = ['state', 'note', 'end', 'as', 'class', 'classDef', 'style', 'direction', 'default', 'click', 'scale', 'root'];

const anywhereIn = (path: string): string => `${path} anywhere`;

/** A name for each state, and one for each group that stands for what happens anywhere in it. */
const namesOf = (boxes: readonly Box[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const taken = new Set(reserved);
  const give = (key: string, wish: string) => {
    let name = wish;
    while (taken.has(name)) name += '_';
    taken.add(name);
    names.set(key, name);
  };
  for (const { path, children } of boxes) {
    give(path, path === '' ? 'whole' : path.replaceAll(/\W+/g, '_'));
    if (children.length > 0) give(anywhereIn(path), path === '' ? 'anywhere' : `${path.replaceAll(/\W+/g, '_')}_anywhere`);
  }
  return names;
};

/** Words without the signs by which Mermaid ends them. */
const plain = (words: string): string => words.replaceAll(/[:;#"{}<>\n]+/g, (signs) => (/^[:;]/.test(signs) ? ',' : ' ')).trim();

const label = ({ words, condition }: Way): string => plain(condition ? `${words} ${condition}` : words);

const isInside = (path: string, group: string): boolean => group === '' || path.startsWith(`${group}.`);

/** Mermaid draws no line from a group to itself or to what is inside it, nor from there to the group. */
const isWithin = (box: Box, { to }: Way): boolean => box.children.length > 0 && (to === null || to === box.path || isInside(to, box.path));

const entryOf = (boxes: ReadonlyMap<string, Box>, path: string): string => {
  const box = boxes.get(path);
  const first = box?.initial ?? box?.children[0]?.path;
  return first === undefined ? path : entryOf(boxes, first);
};

/** A chart as a `stateDiagram-v2` of Mermaid, in the words of its drawing: code hosts draw it in the chart's text. */
export const mermaidOf = (root: Box): string => {
  const boxes = boxesIn(root);
  const byPath = new Map(boxes.map((box) => [box.path, box]));
  const names = namesOf(boxes);
  const name = (path: string) => names.get(path) ?? path;
  const hasAnywhere = (box: Box) => box.children.length > 0 && box.ways.some((way) => isWithin(box, way));
  const sourceOf = (box: Box, way: Way) => name(isWithin(box, way) ? anywhereIn(box.path) : box.path);
  const targetOf = ({ from, to }: Way) => name(to !== null && (to === from || isInside(from, to)) ? entryOf(byPath, to) : (to ?? from));

  const inside = (box: Box): readonly string[] => {
    const anywhere = `state "Anywhere${box.path === '' ? '' : ` in ${plain(box.title)}`}" as ${name(anywhereIn(box.path))}`;
    const declared = [...(hasAnywhere(box) ? [[anywhere]] : []), ...box.children.map((child) => stateOf(child))];
    const begins = box.initial === null ? [] : [`[*] --> ${name(box.initial)}`];
    const ends = box.children.filter(({ final }) => final).map(({ path }) => `${name(path)} --> [*]`);
    return box.parallel ? declared.flatMap((one, index) => (index === 0 ? one : ['--', ...one])) : [...declared.flat(), ...begins, ...ends];
  };
  const group = (box: Box, title: string): readonly string[] => [`${title} {`, ...inside(box).map((line) => `  ${line}`), '}'];
  const stateOf = (box: Box): readonly string[] => {
    const title = `state "${plain(box.title)}" as ${name(box.path)}`;
    return box.children.length === 0 ? [title] : group(box, title);
  };

  const ways = boxes.flatMap((box) => box.ways.map((way) => ({ box, way })));
  const staying = ways.filter(({ way }) => way.to === null);
  const body = [
    ...(root.parallel ? group(root, `state "${plain(root.title)}" as ${name('')}`) : inside(root)),
    ...staying.map(({ box, way }) => `${sourceOf(box, way)} : ↻ ${label(way)}`),
    ...ways.flatMap(({ box, way }) => (way.to === null ? [] : `${sourceOf(box, way)} --> ${targetOf(way)} : ${label(way)}`)),
  ];
  return ['stateDiagram-v2', ...body.map((line) => `  ${line}`)].join('\n');
};
