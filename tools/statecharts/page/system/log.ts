import { h } from '../dom.ts';
import { sentence, type SystemStage } from './system-stage.ts';

/** The test that walks the same steps and expects the same states, for a tester to keep. */
export const asSystemTest = ({ system, exported, begins, steps, now }: SystemStage): string => {
  const states = now().parts.map(({ part, at }) => `    ${part.id}: ${JSON.stringify(at)},`);
  return [
    "import { expect, test } from 'vitest';",
    `import { ${exported} } from '#tools/statecharts/systems/${system.name}.ts';`,
    "import { replayed } from '#tools/statecharts/systems/run-system.ts';",
    '',
    `test(${JSON.stringify(`${system.title}: a walk`)}, () => {`,
    `  const run = replayed(${exported}, ${JSON.stringify(begins())}, [`,
    ...steps().map((step) => `    ${JSON.stringify(step)},`),
    '  ]);',
    '  expect(Object.fromEntries(run.now().parts.map(({ part, at }) => [part.id, at]))).toEqual({',
    ...states,
    '  });',
    '  run.stop();',
    '});',
    '',
  ].join('\n');
};

/** What happened so far; a click goes back there. */
export const logOf = (stage: SystemStage): HTMLElement => {
  const steps = stage.steps();
  const line = (index: number) => {
    const step = steps[index - 1];
    return h(
      'li',
      {},
      h(
        'button',
        {
          type: 'button',
          class: `log-line${index === steps.length ? ' last' : ''}`,
          'aria-current': index === steps.length ? 'step' : null,
          onclick: () => stage.replay(stage.begins(), steps.slice(0, index)),
        },
        h('span', { class: 'nr' }, String(index)),
        h('span', {}, sentence(step ? step[1] : stage.begins())),
        h('span', { class: 'goal' }, step ? stage.known(step[0]).title : ''),
      ),
    );
  };
  return h(
    'div',
    { class: 'panel-foot log' },
    h(
      'div',
      { class: 'panel-head' },
      h('h3', {}, 'Log'),
      h(
        'button',
        {
          type: 'button',
          class: 'link',
          onclick: () => void navigator.clipboard.writeText(asSystemTest(stage)).then(() => stage.say('Copied.')),
        },
        'Copy as a test',
      ),
    ),
    h(
      'ol',
      {},
      [...steps.keys(), steps.length].map((index) => line(index)),
    ),
  );
};
