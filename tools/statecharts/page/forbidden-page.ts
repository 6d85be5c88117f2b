import type { Box, Way } from '../chart.ts';
import { around } from './around.ts';
import { h, sign } from './dom.ts';
import { waysOut, type Known } from './facts.ts';
import { runsSeen } from './runs-seen.ts';
import { atTime } from './runs-seen.ts';

let onlyPossible = false;
let inWords = false;

const isSendable = ({ event }: Way) => !event.startsWith('xstate.') && event !== 'always';

const cell = (known: Known, box: Box, event: string, name: string): HTMLElement => {
  const ways = waysOut(known, box.path).filter((way) => way.event === event);
  if (ways.length === 0 || box.final) return h('td', { class: 'forbidden', 'aria-label': `${box.title}, ${name}: forbidden` }, '–');
  const moving = ways.filter(({ to }) => to !== null);
  const staying = ways.find(({ to }) => to === null);
  const condition = (way: Way) =>
    way.condition ? h('span', { class: inWords ? 'in-words' : 'if', title: way.condition }, inWords ? way.condition : 'if') : null;
  return h(
    'td',
    { class: 'allowed' },
    moving.map((way) => h('div', {}, h('b', {}, known.titleOf(way.to)), condition(way))),
    staying
      ? h(
          'div',
          { class: 'stays-words' },
          sign('stays', 'way', 11),
          moving.length > 0 ? ' or stays' : ' stays',
          moving.length === 0 ? condition(staying) : null,
        )
      : null,
  );
};

/** The table state × event: what is possible, and that everything else is not. */
export const forbiddenPage = (known: Known, into: HTMLElement): void => {
  const names = new Map<string, string>();
  for (const way of known.ways.values()) if (isSendable(way) && !names.has(way.event)) names.set(way.event, way.words);
  const pairs = known.leaves.flatMap((box) => [...names.keys()].map((event) => ({ box, event })));
  const isAllowed = ({ box, event }: (typeof pairs)[number]) => !box.final && waysOut(known, box.path).some((way) => way.event === event);
  const refused = pairs.filter((pair) => !isAllowed(pair)).length;
  const shown = [...names].filter(([event]) => !onlyPossible || pairs.some((pair) => pair.event === event && isAllowed(pair)));
  const rows = known.leaves.filter((box) => !onlyPossible || pairs.some((pair) => pair.box === box && isAllowed(pair)));
  const run = runsSeen(known.machine)?.actors;
  const toggle = (pressed: boolean, words: string, icon: 'filter' | 'list', press: () => void) =>
    h(
      'button',
      {
        type: 'button',
        class: 'outlined',
        'aria-pressed': String(pressed),
        onclick: () => {
          press();
          forbiddenPage(known, into);
        },
      },
      sign(icon, 'way', 15),
      words,
    );
  into.replaceChildren(
    h(
      'div',
      { class: 'forbidden-head' },
      h(
        'p',
        {},
        `Rows: where ${around().person} is. Columns: what arrives. `,
        h('b', {}, `${refused} of ${pairs.length}`),
        ' pairs are forbidden; a test sends each in every situation it finds. ',
        run
          ? h(
              'span',
              { class: `tag ${run.forbidden.faults.length === 0 ? 'good' : 'bad'}` },
              sign(run.forbidden.faults.length === 0 ? 'answer' : 'failure', 'way', 13),
              run.forbidden.faults.length === 0
                ? `passed, ${run.forbidden.checked} sent, ${atTime(run.at)}`
                : `${run.forbidden.faults.length} changed something`,
            )
          : h('span', { class: 'tag' }, 'not run on this computer'),
      ),
      toggle(onlyPossible, 'Only what is possible', 'filter', () => {
        onlyPossible = !onlyPossible;
      }),
      toggle(inWords, 'Conditions in words', 'list', () => {
        inWords = !inWords;
      }),
    ),
    names.size === 0
      ? h('p', { class: 'aside' }, 'Nobody sends this flow an event.')
      : h(
          'div',
          { class: 'wide' },
          h(
            'table',
            { class: 'forbidden-moves' },
            h(
              'thead',
              {},
              h(
                'tr',
                {},
                h('th', { scope: 'col' }, 'State'),
                shown.map(([, name]) => h('th', { scope: 'col' }, name)),
              ),
            ),
            h(
              'tbody',
              {},
              rows.map((box) =>
                h(
                  'tr',
                  {},
                  h('th', { scope: 'row' }, h('span', { class: `k-${box.kind}` }, sign(box.kind, 'state', 15)), box.title),
                  shown.map(([event, name]) => cell(known, box, event, name)),
                ),
              ),
            ),
          ),
        ),
  );
};
