import { chartOf, namelessWays, type Box } from './chart.ts';
import { pageCode } from './bundle.ts';
import { drawingName, drawingsOf, frenchName, insidePage, type Drawings } from './drawings.ts';
import { inFrench } from './french-box.ts';
import { hasFrench, translatorOf } from './french-files.ts';
import { machinePage, type MachinePage } from './machine-page.ts';
import type { NamedModel } from './models.ts';
import { refusalSentence } from './refusal-sentences.ts';
import { details, type Detail } from './sizes.ts';
import { storiesOf, walksOf } from './stories.ts';
import { textForm } from './text-form.ts';

/** Files by name, and what is wrong with the models they were drawn from. */
export type Drawn = { readonly files: ReadonlyMap<string, string>; readonly faults: readonly string[] };

/** Makes the pages about all flows together, by their names. */
export type PagesOfAll = (pages: readonly MachinePage[]) => Promise<ReadonlyMap<string, string>>;

/** Where earlier drawings are looked up, whether they are to be used, and what makes the pages about all flows. */
export type Earlier = {
  readonly read: (name: string) => string | null;
  readonly afresh: boolean;
  readonly pagesOfAll: PagesOfAll;
};

const nothing: Earlier = { read: () => null, afresh: true, pagesOfAll: async () => new Map() };

/** Draws every model: drawings, a text and a page each, and the pages about all of them. The same models give the same bytes. */
export const drawAll = async (models: readonly NamedModel[], earlier: Earlier = nothing): Promise<Drawn> => {
  const files = new Map<string, string>();
  const pages: MachinePage[] = [];
  for (const { name, model, file, exported } of models) {
    const root = chartOf(model);
    const draw = async (box: Box, called: string): Promise<Drawings> => {
      const drawn = await drawingsOf(box, (detail: Detail) => earlier.read(drawingName(called, detail)), earlier.afresh);
      for (const detail of details) files.set(drawingName(called, detail), drawn[detail]);
      return { overview: insidePage(drawn.overview), labels: insidePage(drawn.labels), full: insidePage(drawn.full) };
    };
    const drawings = await draw(root, name);
    const frenchDrawings = hasFrench() ? await draw(inFrench(root, translatorOf(name)), frenchName(name)) : null;
    const machine = {
      name,
      model,
      root,
      drawings,
      frenchDrawings,
      stories: storiesOf(model, root, (reason) => refusalSentence(reason).en),
      walks: walksOf(model, root),
    };
    files.set(`${name}.md`, textForm(name, model, root, machine.stories));
    files.set(`${name}.html`, machinePage(machine, await pageCode(file, exported)));
    pages.push(machine);
  }
  for (const [name, page] of await earlier.pagesOfAll(pages)) files.set(name, page);
  return { files, faults: models.flatMap(({ name, model }) => namelessWays(model).map((fault) => `${name}: ${fault}`)) };
};
