import { existsSync } from 'node:fs';
import { boxesIn } from './chart.ts';
import type { MachinePage } from './machine-page.ts';
import { sections, type Section } from './sections.ts';
import type { Story } from './stories.ts';

/** A section with the flows whose states answer to it, and the journeys that pass those. */
export type SectionRow = {
  readonly section: Section;
  readonly flows: readonly {
    readonly name: string;
    readonly states: readonly { readonly path: string; readonly title: string }[];
    readonly journeys: readonly Story[];
  }[];
};

/** '1.4 2.8' as names of sections. */
const namesIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

const flowOf = ({ name, root, stories, model }: MachinePage, id: string): SectionRow['flows'][number] | null => {
  const boxes = boxesIn(root).filter(({ path }) => path !== '');
  const named = boxes.filter(({ section, ways }) =>
    [section, ...ways.map((way) => way.section)].some((text) => namesIn(text).includes(id)),
  );
  if (named.length === 0 && !namesIn(model.section).includes(id)) return null;
  const paths = new Set(named.map(({ path }) => path));
  const passing =
    named.length === 0
      ? stories
      : stories.filter(
          ({ from, steps }) => from.some((path) => paths.has(path)) || steps.some(({ to }) => to.some((path) => paths.has(path))),
        );
  return { name, states: named.map(({ path, title }) => ({ path, title })), journeys: passing };
};

/** Sections that machines name and the list does not know: they are shown all the same. */
const unlisted = (pages: readonly MachinePage[]): readonly Section[] => {
  const known = new Set(sections.map(({ id }) => id));
  const named = pages.flatMap(({ root, model }) =>
    boxesIn(root)
      .flatMap(({ section, ways }) => [section, ...ways.map((way) => way.section)])
      .concat(model.section)
      .flatMap(namesIn),
  );
  return [...new Set(named)]
    .filter((id) => !known.has(id))
    .sort()
    .map((id) => ({ id, title: 'named by its machine', why: '', tests: [] }));
};

/** Tests of a section that are there: one that was renamed or removed shows as a gap. */
const withTests = (section: Section): Section => ({
  ...section,
  tests: section.tests.filter((test) => existsSync(new URL(`../../${test}`, import.meta.url))),
});

/** Every section of the specification, in its order, with the flows that answer to it. */
export const flowsBySection = (pages: readonly MachinePage[]): readonly SectionRow[] =>
  [...sections.map(withTests), ...unlisted(pages)].map((section) => ({
    section,
    flows: pages.flatMap((one) => flowOf(one, section.id) ?? []),
  }));
