import type { Doer } from '#statecharts/model.ts';
import type { Way } from '../chart.ts';
import type { Icon } from '../icons.ts';
import { h, sign } from './dom.ts';
import type { DrawingView } from './drawing-view.ts';
import type { Known } from './facts.ts';
import type { Link } from './link.ts';
import type { ScenePanel } from './scene-panel.ts';

export type Stage = {
  readonly known: Known;
  readonly view: DrawingView;
  readonly panel: HTMLElement;
  readonly go: (link: Partial<Link>) => void;
  readonly link: () => Link;
  readonly say: (words: string) => void;
  readonly screen: ScenePanel;
};

export const doerNames: Readonly<Record<Doer, string>> = {
  customer: 'The customer',
  server: 'The server answers',
  bank: 'The bank answers',
  time: 'Time',
  page: 'The page or something around it',
};

export const wayLine = (known: Known, way: Way): HTMLElement =>
  h(
    'li',
    { class: 'way' },
    h('span', { class: `c-${way.cause}` }, sign(way.to === null ? 'stays' : way.cause, 'way', 14)),
    h(
      'span',
      {},
      h('b', {}, way.words),
      way.condition ? ` ${way.condition}` : '',
      way.to === null ? `: stays.${way.note ? ` ${way.note}` : ''}` : `: ${known.titleOf(way.to)}`,
    ),
  );

/** A large button with a second line and a goal at its right. */
export const wideButton = (icon: Icon, colour: string, words: string, more: string, goal: string, press: () => void): HTMLElement =>
  h(
    'button',
    { type: 'button', class: 'wide-button', onclick: press },
    h('span', { class: colour }, sign(icon, 'way', 17)),
    h('span', {}, words, more ? h('small', {}, more) : null),
    goal ? h('span', { class: 'goal' }, goal) : null,
  );

export const stepList = (
  steps: readonly { readonly words: string; readonly more: HTMLElement | string; readonly isWrong?: boolean }[],
  at: number | null,
  go: (step: number) => void,
): HTMLElement =>
  h(
    'ol',
    { class: 'steps' },
    steps.map(({ words, more, isWrong = false }, index) =>
      h(
        'li',
        { class: at === index + 1 ? 'current' : '' },
        h(
          'button',
          { type: 'button', 'aria-current': at === index + 1 ? 'step' : null, onclick: () => go(index + 1) },
          h('span', { class: `number${isWrong ? ' wrong' : ''}` }, String(index + 1)),
          h('span', {}, words, h('small', {}, more)),
        ),
      ),
    ),
  );

/** How often each way is walked on steps: by its id, the numbers of the steps, as they stand at the way. */
export const badgesOf = (steps: readonly { readonly ways: readonly string[] }[]): ReadonlyMap<string, string> => {
  const numbers = new Map<string, number[]>();
  for (const [index, { ways }] of steps.entries()) for (const id of ways) numbers.set(id, [...(numbers.get(id) ?? []), index + 1]);
  return new Map([...numbers].map(([id, at]) => [id, at.length > 3 ? `… ${at.slice(-2).join(' · ')}` : at.join(' · ')]));
};

/** Goes on by itself, a step at a time, until told that it is over. */
export const player = (step: () => boolean) => {
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  const play = () => {
    timer = step() ? window.setTimeout(play, 1_200) : 0;
  };
  return { stop, play, isPlaying: () => timer !== 0 };
};
