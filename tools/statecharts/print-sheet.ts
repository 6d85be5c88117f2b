import type { AnyModel } from '#statecharts/any-model.ts';
import { boxesIn, type Box, type Way } from './chart.ts';
import { icon } from './icons.ts';
import { escaped, sectionWords } from './words.ts';

const numbersOf = (boxes: readonly Box[]): ReadonlyMap<string, number> =>
  new Map(boxes.filter(({ children }) => children.length === 0).map(({ path }, index) => [path, index + 1]));

/** The number of the state that a way leads to; of a group, that of the state it begins in. */
const entry = (all: ReadonlyMap<string, Box>, path: string): string => {
  const box = all.get(path);
  return box?.initial ? entry(all, box.initial) : box?.children[0] ? entry(all, box.children[0].path) : path;
};

/** A drawing with a number at each state. */
const numbered = (drawing: string, numbers: ReadonlyMap<string, number>): string =>
  drawing
    .replaceAll(/ (?:id|tabindex|role|aria-[a-z]+)="[^"]*"/g, '')
    .replaceAll(
      /<g class="state[^"]*" data-state="([^"]*)">(?:<rect class="halo"[^>]*\/>)?<rect class="box" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*\/>/g,
      (found: string, path: string, x: string, y: string, width: string) => {
        const number = numbers.get(path);
        if (number === undefined) return found;
        const at = Number(x) + Number(width) - 6;
        return `${found}<g class="number-plate"><rect x="${at - 12}" y="${Number(y) - 9}" width="24" height="18" rx="9"/><text x="${at}" y="${Number(y) + 4}" text-anchor="middle">${number}</text></g>`;
      },
    );

/** What is printed: the numbered drawing at the left, all states and their ways out by number at the right. */
export const printSheet = (model: AnyModel, root: Box, drawing: string, legend: string): string => {
  const boxes = boxesIn(root).filter(({ path }) => path !== '');
  const all = new Map(boxes.map((box) => [box.path, box]));
  const numbers = numbersOf(boxes);
  const way = (one: Way) => {
    const to = one.to === null ? ', stays' : `<em>› ${numbers.get(entry(all, one.to)) ?? escaped(all.get(one.to)?.title ?? '')}</em>`;
    return `<div><span class="c-${one.cause}">${icon(one.to === null ? 'stays' : one.cause, 'way', 9)}</span>${escaped(one.words)}${one.condition ? ` ${escaped(one.condition)}` : ''}${to}</div>`;
  };
  const state = (box: Box) =>
    `<li><h3><b>${numbers.get(box.path) ?? '–'}</b>${escaped(box.title)}${box.children.length > 0 ? ' (group)' : ''}<span>${escaped(sectionWords(box.section))}</span></h3><p>${escaped(box.sentence || box.description)}${box.shows ? ` “${escaped(box.shows)}”` : ''}</p>${box.ways.map(way).join('')}</li>`;
  const told = boxes.filter(({ children, ways }) => children.length === 0 || ways.length > 0);
  return `<section class="sheet${told.length > 20 ? ' long' : ''}" aria-hidden="true"><header><div><h1>${escaped(model.title)}</h1><p>${escaped(model.sentence)}</p></div><p>Statecharts · ${boxes.length} states</p></header>${legend}<div class="sheet-body"><div class="sheet-drawing">${numbered(drawing, numbers)}</div><ol>${told.map(state).join('')}</ol></div></section>`;
};
