import type { FlowNames } from './flow-names.ts';

/** Text that a file which is there already gets: before the first `before` that comes after `from`. */
export type Entry = { readonly file: string; readonly from: string; readonly before: string; readonly text: string };

/** Where the parts of a flow live. Whoever moves flows changes this file and nothing else of the generator. */
export const layoutOf = ({ name, type }: FlowNames) => ({
  machine: `machines/${name}/${name}.machine.ts`,
  model: `machines/${name}/${name}.model.ts`,
  questions: `machines/${name}/${name}.questions.ts`,
  view: `machines/${name}/${name}.view.ts`,
  ports: `src/features/${name}/${name}-ports.ts`,
  hook: `src/features/${name}/use-${name}.ts`,
  screen: `src/features/${name}/${type}.tsx`,
  texts: { en: `locales/en/${name}.po`, fr: `locales/fr/${name}.po` },
  machineTest: `tests/machines/${name}/${name}.test.ts`,
  story: `tests/machines/${name}/what-is-shown.test.ts`,
  journey: `e2e/journeys/${name}.e2e.ts`,
});
export type Layout = ReturnType<typeof layoutOf>;

export const entriesOf = ({ name }: FlowNames): readonly Entry[] => [
  { file: 'src/texts/texts.ts', from: 'export type TextGroup', before: ';', text: `\n  | '${name}'` },
  { file: 'lingui.config.ts', from: 'const FOLDERS', before: '\n};', text: `\n  '${name}': ['src/features/${name}'],` },
  { file: 'tests/project/walls.ts', from: 'export const FEATURES', before: "\n  ['diets'", text: `\n  ['${name}'],` },
];
