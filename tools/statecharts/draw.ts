import { bestLayout } from './best-layout.ts';
import { chartOf, namelessWays } from './chart.ts';
import { drawingOf } from './drawing.ts';
import { indexPage } from './index-page.ts';
import { machinePage, type MachinePage } from './machine-page.ts';
import type { NamedModel } from './models.ts';
import { storiesOf } from './stories.ts';

/** Files by name, and what is wrong with the models they were drawn from. */
export type Drawings = { readonly files: ReadonlyMap<string, string>; readonly faults: readonly string[] };

/** Draws every model: an SVG and a page each, and one index. The same models give the same bytes. */
export const drawAll = async (models: readonly NamedModel[]): Promise<Drawings> => {
  const files = new Map<string, string>();
  const pages: MachinePage[] = [];
  for (const { name, model } of models) {
    const root = chartOf(model);
    const layout = await bestLayout(root);
    const drawn = { name, model, root, drawing: drawingOf(layout, false), stories: storiesOf(model, root) };
    files.set(`${name}.svg`, `${drawingOf(layout, true)}\n`);
    files.set(`${name}.html`, machinePage(drawn));
    pages.push(drawn);
  }
  files.set('index.html', indexPage(pages));
  return { files, faults: models.flatMap(({ name, model }) => namelessWays(model).map((fault) => `${name}: ${fault}`)) };
};
