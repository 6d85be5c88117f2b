import { claimsPage, type ClaimsWords } from './claims-page.ts';
import type { ClaimsRecord } from '#statecharts/claims-record.ts';
import { pagesScript, type Exported } from './bundle.ts';
import { chartOf, namelessWays } from './chart.ts';
import { drawChart, insidePage } from './drawing-svg.ts';
import { indexPage, type IndexWords } from './index-page.ts';
import { machinePage, type MachinePage } from './machine-page.ts';
import { pageStyle } from './page-frame.ts';
import type { NamedModel } from './models.ts';
import { storiesOf, type SentenceOf } from './stories.ts';
import { systemPage } from './systems/system-page.ts';
import { partsOf, type NamedSystem } from './systems/system.ts';
import { indexText, textForm } from './text-form.ts';

export type Project = {
  /** What the customer reads when something is refused for a reason. */
  readonly sentenceOf: SentenceOf;
  /** What the project's pages keep of an event, a `HarmlessFieldsOf`: records are held against models by it. */
  readonly harmlessFields: Exported;
  readonly systems: readonly NamedSystem[];
  readonly claims: ClaimsRecord;
  readonly akin: readonly string[];
  readonly words: { readonly index: IndexWords; readonly claims: ClaimsWords };
};

export type Drawn = {
  readonly files: ReadonlyMap<string, string>;
  readonly flows: readonly MachinePage[];
  readonly faults: readonly string[];
};

/** Draws every model. The same models give the same bytes. */
export const drawAll = async (models: readonly NamedModel[], sentenceOf?: SentenceOf): Promise<Drawn> => {
  const files = new Map<string, string>();
  const flows: MachinePage[] = [];
  for (const named of models) {
    const { name, model } = named;
    const root = chartOf(model);
    const svg = await drawChart(root);
    const stories = storiesOf(model, root, sentenceOf);
    files.set(`${name}.svg`, svg);
    files.set(`${name}.md`, textForm(name, model, root, stories));
    flows.push({ ...named, root, drawing: insidePage(svg), stories });
  }
  files.set('index.md', indexText(flows));
  return { files, flows, faults: models.flatMap(({ name, model }) => namelessWays(model).map((fault) => `${name}: ${fault}`)) };
};

/** The pages by their file names, with the script and the style that all of them share. */
export const pagesOf = async (
  flows: readonly MachinePage[],
  { harmlessFields, systems, claims, akin, words }: Project,
): Promise<ReadonlyMap<string, string>> => {
  const shown = systems.map(({ system }) => system);
  const script = pagesScript({ flows, systems: systems.map((named) => ({ ...named, name: named.system.name })), harmlessFields });
  return new Map([
    ['pages.js', await script],
    ['pages.css', pageStyle()],
    ['index.html', indexPage(flows, shown, akin, words.index)],
    ['claims.html', claimsPage(claims, words.claims)],
    ...flows.map((flow): [string, string] => {
      const around = shown.filter((system) => partsOf(system).some((part) => part.page === flow.name));
      return [`${flow.name}.html`, machinePage(flow, around)];
    }),
    ...systems.map((named): [string, string] => [`${named.system.name}.html`, systemPage(named, flows)]),
  ]);
};
