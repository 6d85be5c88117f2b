import type { FlowNames } from './flow-names.ts';

/** Text that a file which is there already gets: before the first `before` that comes after `from`. */
export type Entry = { readonly file: string; readonly from: string; readonly before: string; readonly text: string };

/** Where the parts of a flow live. Whoever moves flows changes this file and nothing else of the generator. */
export const layoutOf = ({ name, type }: FlowNames) => ({
  machine: `machines/${name}/${name}.machine.ts`,
  model: `machines/${name}/${name}.model.ts`,
  view: `machines/${name}/${name}.view.ts`,
  ports: `src/app/${name}-ports.ts`,
  hook: `src/flows/use-${name}.ts`,
  screen: `src/views/${name}/${type}.tsx`,
  texts: { en: `locales/en/${name}.po`, fr: `locales/fr/${name}.po` },
  machineTest: `tests/machines/${name}/${name}.test.ts`,
  story: `tests/machines/${name}/what-is-shown.test.ts`,
  journey: `e2e/journeys/${name}.e2e.ts`,
});
export type Layout = ReturnType<typeof layoutOf>;

/** What files that are there already have to be told of a new flow. */
export const entriesOf = ({ name, id }: FlowNames): readonly Entry[] => [
  {
    file: 'src/flows/flows.tsx',
    from: '',
    before: 'import type { CartView }',
    text: `import type { ${id}Machine } from '../../machines/${name}/${name}.machine.ts';\n`,
  },
  {
    file: 'src/flows/flows.tsx',
    from: 'export type Flows',
    before: '  readonly checkoutLogic:',
    text: `  readonly ${id}Logic: () => Promise<typeof ${id}Machine>;\n`,
  },
  {
    file: 'src/flows/create-flows.ts',
    from: 'export function createFlows',
    before: '    checkoutLogic: once(',
    text: `    ${id}Logic: once(async () => (await import('./${name}-ports.ts')).${id}With(api)),\n`,
  },
  { file: 'src/texts/texts.ts', from: 'export type TextGroup', before: ';', text: ` | '${name}'` },
];
