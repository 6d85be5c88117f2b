import type { Icon } from '../../icons.ts';
import { standingOf } from '../../systems/standing.ts';
import type { Part } from '../../systems/system.ts';
import { h, sign } from '../dom.ts';
import { doerIcon } from '../panel.ts';
import { titlesAt, type SystemStage } from './system-stage.ts';

const lookOf = (kinds: readonly (string | undefined)[], isAnswering: boolean): string => {
  if (kinds.includes('blocked')) return 'blocked';
  if (kinds.includes('good')) return 'good';
  return isAnswering ? 'answering' : '';
};

const boxOf = (stage: SystemStage, part: Part, moved: ReadonlySet<string>): HTMLElement => {
  const now = stage.now();
  const own = now.parts.find((one) => one.part.id === part.id);
  if (!own) throw new Error(`${part.id} is not told of`);
  const known = stage.known(part.id);
  const { waitsFor, words } = standingOf(own, now);
  const look = lookOf(
    own.at.map((path) => known.boxes.get(path)?.kind),
    ['server', 'bank', 'page', 'flow'].includes(waitsFor),
  );
  const icon: Icon | null = waitsFor === 'nobody' ? null : waitsFor === 'flow' ? 'forward' : doerIcon[waitsFor];
  return h(
    'div',
    {
      class: `flow ${own.is} ${part.parts.length > 0 ? 'holds' : ''} ${look} ${moved.has(part.id) ? 'moved' : ''}`,
      'data-flow': part.id,
    },
    h(
      'button',
      { type: 'button', 'aria-description': 'Opens its chart', onclick: () => stage.go({ open: part.id }) },
      h('b', {}, known.title),
      own.is === 'unborn'
        ? null
        : titlesAt(known, own.at)
            .filter((title) => title !== known.title)
            .map((title) => h('span', { class: 'at' }, title)),
      h('span', { class: `waits for-${waitsFor}` }, icon ? sign(icon, 'way', 14) : null, h('span', {}, words)),
    ),
    part.parts.length > 0
      ? h(
          'div',
          { class: 'inside' },
          part.parts.map((inner) => boxOf(stage, inner, moved)),
        )
      : null,
  );
};

/** The system as boxes: each flow inside the one that runs it, with the states that it is in. Those that moved last are marked. */
export const boxes = (stage: SystemStage): HTMLElement => {
  const step = stage.steps().length;
  const moved = new Set(
    step === 0
      ? []
      : stage
          .run()
          .messages()
          .filter((message) => message.step === step && message.walked.length > 0 && message.after.length > 0)
          .map(({ to }) => to),
  );
  return h(
    'div',
    { class: 'boxes' },
    [stage.system.root, ...stage.system.joined].map((part) => boxOf(stage, part, moved)),
  );
};
