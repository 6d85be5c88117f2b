import { chartOf, namelessWays } from './chart.ts';
import { pageCode } from './bundle.ts';
import { drawChart, insidePage } from './drawings.ts';
import { machinePage, type MachinePage } from './machine-page.ts';
import type { NamedModel } from './models.ts';
import { refusalSentence } from './refusal-sentences.ts';
import { storiesOf, walksOf } from './stories.ts';
import { indexText, textForm } from './text-form.ts';

/** Files by name, and what is wrong with the models they were drawn from. */
export type Drawn = { readonly files: ReadonlyMap<string, string>; readonly faults: readonly string[] };

/** Makes the pages about all flows together, by their names. */
export type PagesOfAll = (pages: readonly MachinePage[]) => Promise<ReadonlyMap<string, string>>;

/** Where earlier drawings are looked up, whether they are to be used, and what makes the pages about all flows; null where no pages are wanted. */
export type Earlier = {
  readonly read: (name: string) => string | null;
  readonly afresh: boolean;
  readonly pagesOfAll: PagesOfAll | null;
};

const nothing: Earlier = { read: () => null, afresh: true, pagesOfAll: async () => new Map() };

/** Draws every model: drawings, a text and a page each, and the pages about all of them. The same models give the same bytes. */
export const drawAll = async (models: readonly NamedModel[], earlier: Earlier = nothing): Promise<Drawn> => {
  const files = new Map<string, string>();
  const pages: MachinePage[] = [];
  for (const { name, model, file, exported } of models) {
    const root = chartOf(model);
    const drawing = await drawChart(root, earlier.afresh ? null : earlier.read(`${name}.svg`));
    files.set(`${name}.svg`, drawing);
    const machine = {
      name,
      model,
      root,
      drawing: insidePage(drawing),
      stories: storiesOf(model, root, refusalSentence),
      walks: walksOf(model, root),
    };
    files.set(`${name}.md`, textForm(name, model, root, machine.stories));
    if (earlier.pagesOfAll) files.set(`${name}.html`, machinePage(machine, await pageCode(file, exported)));
    pages.push(machine);
  }
  files.set('index.md', indexText(pages));
  if (earlier.pagesOfAll) for (const [name, page] of await earlier.pagesOfAll(pages)) files.set(name, page);
  return { files, faults: models.flatMap(({ name, model }) => namelessWays(model).map((fault) => `${name}: ${fault}`)) };
};
