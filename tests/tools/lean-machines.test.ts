import { expect, test } from 'vitest';
import { chartProse } from '#tools/chart-prose.ts';
import { lighten } from '#tools/lean-build.ts';
import { withoutPropertiesAt } from '#tools/lean-machines.ts';

/** What is left of some files of a flow, each on one line. */
function lean(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const prose = chartProse(new Map(Object.entries(files)));
  return Object.fromEntries(
    Object.entries(files).map(([name, code]) => [
      name,
      (lighten(code, name, withoutPropertiesAt(prose.get(name) ?? new Set()))?.code ?? '').replaceAll(/\s+/g, ' '),
    ]),
  );
}
const leanOf = (code: string) => lean({ '/machines/review/review.machine.ts': code })['/machines/review/review.machine.ts'];

test('what a flow keeps or says under the names of prose stays', () => {
  const code = leanOf(`
    const review = (d: string) => ({ type: 'review.written', description: d });
    export const reviewMachine = setup({ types: { meta: {} as Meta }, actors: { keep: port('keep') } }).createMachine({
      id: 'review', description: 'Takes a review.', meta: { title: 'Review' }, context: { stars: 0, description: 'none', meta: null },
      entry: assign({ description: 'begun' }),
      on: { 'review.written': { description: 'It is kept.', actions: assign({ stars: 4, description: ({ event }) => event.description }) } },
      states: {
        keeping: {
          description: 'It is sent.',
          invoke: { id: 'keep', src: 'keep', input: ({ context }) => ({ meta: 1, description: context.description }), onDone: { target: 'kept', meta: { label: 'Kept' }, actions: raise({ type: 'told', description: 'x' }) } },
          after: { tooLong: [{ guard: { type: 'is long', params: { description: 'y' } }, target: 'kept', description: 'Too long.' }] },
          always: { description: 'At once.', actions: { type: 'note', params: { meta: 2 } } },
        },
        kept: { type: 'final', meta: { title: 'Kept' }, output: { description: 'z' } },
      },
    });`);
  for (const kept of [
    "type: 'review.written', description: d",
    "stars: 0, description: 'none', meta: null",
    "description: 'begun'",
    'stars: 4, description: ({',
    'meta: 1, description: context.description',
    "type: 'told', description: 'x'",
    "params: { description: 'y' }",
    'params: { meta: 2 }',
    "output: { description: 'z' }",
  ])
    expect(code).toContain(kept);
  for (const gone of ['Takes a review', 'Review', 'It is kept', 'It is sent', "'Kept'", 'Too long', 'At once', 'types:'])
    expect(code).not.toContain(gone);
});

test('prose is found through constants, functions and other files', () => {
  const left = lean({
    '/machines/review/review.setup.ts': `
      export const leaving = { target: 'gone', description: 'Left.', meta: { label: 'Left' } } as const;
      export const later = { 'a.b': leaving, 'c.d': [{ guard: 'x', description: 'Perhaps.' }, ...ways('Late')] } as const;
      const ways = (label: string) => [{ target: 'gone', meta: { label } }] as const;`,
    '/machines/review/states/asking.ts': `
      import { later as laterOn } from '../review.setup.ts';
      import { leaving } from '#machines/review/review.setup.ts';
      export const asking = reviewSetup.createStateConfig({ description: 'Asks.', on: { ...laterOn, 'e.f': leaving, 'g.h': { ...leaving, reenter: true, description: 'Again.' }, 'i.j': { description: leaving.description, target: leaving.target } } });`,
  });
  expect(Object.values(left).join()).not.toMatch(/description|meta|Left|Again/);
  expect(left['/machines/review/states/asking.ts']).toContain('reenter: true');
});

test('a constant that is a piece of a chart and something else is refused, with file and line', () => {
  const code =
    "const told = { target: 'gone', description: 'Told.' };\nexport const machine = createMachine({ on: { 'a.b': told } });\nexport const said = { ...told };";
  expect(() => leanOf(code)).toThrow('/machines/review/review.machine.ts:3: told is a piece of a chart');
});

test('words that a function was given for prose alone go too, and no others', () => {
  const code = leanOf(`
    const broken = (label: string) => ({ target: 'gone', meta: { label } }) as const;
    const told = (name: string) => ({ target: 'gone', actions: { type: 'tell', params: { name } }, meta: { label: name } }) as const;
    const asked = (label: string) => ({ target: 'gone', meta: { label } }) as const;
    export const reviewMachine = setup({}).createMachine({
      id: 'review',
      on: { 'a.b': broken('Words gone'), 'c.d': broken('Gone too'), 'e.f': told('Words kept'), 'i.j': asked(wordOf('x')) },
    });`);
  expect(code).toContain("'a.b': broken(), 'c.d': broken(), 'e.f': told('Words kept'), 'i.j': asked(wordOf('x'))");
  expect(code).toContain('const broken = () =>');
});
