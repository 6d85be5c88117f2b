import type { Way } from '../chart.ts';
import type { Doer } from '#machines/model.ts';
import { house } from '../house.ts';
import { capital } from '../words.ts';
import type { Icon } from '../icons.ts';
import { h, sign } from './dom.ts';
import type { DrawingView } from './drawing-view.ts';
import type { Known } from './facts.ts';
import type { Link } from './link.ts';

/** What every part of the page works with. */
export type Stage = {
  readonly known: Known;
  readonly view: DrawingView;
  readonly panel: HTMLElement;
  readonly go: (link: Partial<Link>) => void;
  readonly link: () => Link;
  readonly say: (words: string) => void;
};

/** The icon of who makes something happen. */
export const doerIcon: Readonly<Record<Doer, Icon>> = { customer: 'customer', server: 'server', bank: 'bank', time: 'time', page: 'page' };

/** Who makes something happen, as a heading. */
export const doerName = (by: Doer): string => (by === 'customer' ? capital(house.person) : house.doers[by]);

/** Where a way leads, in words. */
export const goal = (known: Known, way: Way): string => (way.to === null ? 'stays' : known.titleOf(way.to));

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
export const wideButton = (
  icon: Icon,
  colour: string,
  words: string,
  more: string,
  goalWords: string,
  press: (() => void) | null,
): HTMLElement =>
  h(
    'button',
    { type: 'button', class: `wide-button${press ? '' : ' impossible'}`, 'aria-disabled': press ? null : 'true', onclick: () => press?.() },
    h('span', { class: colour }, sign(icon, 'way', 17)),
    h('span', {}, words, more ? h('small', {}, more) : null),
    goalWords ? h('span', { class: 'goal' }, goalWords) : null,
  );
