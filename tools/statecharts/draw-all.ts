import { chartOf, namelessWays } from './chart.ts';
import type { ClaimsRecord } from '#tests/claims/telling/record.ts';
import { pageCode } from './bundle.ts';
import { claimsPage } from './claims-page.ts';
import { drawingName, drawingsOf, insidePage } from './drawings.ts';
import { failureRows, failuresPage } from './failures-page.ts';
import { indexPage } from './index-page.ts';
import { machinePage, type MachinePage } from './machine-page.ts';
import type { NamedModel } from './models.ts';
import { details, type Detail } from './sizes.ts';
import { storiesOf, walksOf } from './stories.ts';
import { textForm } from './text-form.ts';

/** Files by name, and what is wrong with the models they were drawn from. */
export type Drawn = { readonly files: ReadonlyMap<string, string>; readonly faults: readonly string[] };

/** Where earlier drawings are looked up, whether they are to be used, the written table of failures, and what came of the claims. */
export type Earlier = {
  readonly read: (name: string) => string | null;
  readonly afresh: boolean;
  readonly failures: string;
  readonly claims: ClaimsRecord | null;
};

const nothing: Earlier = { read: () => null, afresh: true, failures: '', claims: null };

/** Draws every model: drawings, a text and a page each, one index, one page of failures and one of claims. The same models give the same bytes. */
export const drawAll = async (models: readonly NamedModel[], earlier: Earlier = nothing): Promise<Drawn> => {
  const files = new Map<string, string>();
  const pages: MachinePage[] = [];
  for (const { name, model, file, exported } of models) {
    const root = chartOf(model);
    const drawn = await drawingsOf(root, (detail: Detail) => earlier.read(drawingName(name, detail)), earlier.afresh);
    for (const detail of details) files.set(drawingName(name, detail), drawn[detail]);
    const drawings = { overview: insidePage(drawn.overview), labels: insidePage(drawn.labels), full: insidePage(drawn.full) };
    const machine = { name, model, root, drawings, stories: storiesOf(model, root), walks: walksOf(model, root) };
    files.set(`${name}.md`, textForm(name, model, root, machine.stories));
    files.set(`${name}.html`, machinePage(machine, await pageCode(file, exported)));
    pages.push(machine);
  }
  if (earlier.failures !== '') files.set('payment-failures.html', failuresPage(failureRows(earlier.failures), pages));
  if (earlier.claims) files.set('claims.html', await claimsPage(earlier.claims));
  files.set('index.html', await indexPage(pages));
  return { files, faults: models.flatMap(({ name, model }) => namelessWays(model).map((fault) => `${name}: ${fault}`)) };
};
