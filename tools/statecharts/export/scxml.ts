import type { AnyModel } from '#tests/machines/harness/any-model.ts';
import { lostInAll, type Exported } from './lost.ts';
import type { ActionName } from './names.ts';
import { readChart, statesIn, type ReadChart, type ReadState, type ReadWay } from './read-chart.ts';
import { commentOf, elementOf, scriptText, xmlNames } from './xml.ts';

/** The names that the document gives to states and actors. */
type Names = { readonly ofState: (id: string) => string; readonly ofActor: (stateId: string, id: string) => string };

const namesIn = (root: ReadState): Names => {
  const states = statesIn(root);
  const given = xmlNames([
    ...states.map(({ id }) => ({ key: id, wish: id })),
    ...states.flatMap((state) => state.actors.map(({ id }) => ({ key: `${state.id} ${id}`, wish: id }))),
  ]);
  const ofState = (id: string) => given.get(id) ?? id;
  return { ofState, ofActor: (stateId, id) => given.get(`${stateId} ${id}`) ?? id };
};

const waitName = (names: Names, state: ReadState, delay: string | number) =>
  `after.${String(delay).replaceAll(/\s+/g, '-')}.${names.ofState(state.id)}`;

const eventOf = (names: Names, state: ReadState, { cause }: ReadWay): string | undefined => {
  if (cause.is === 'event') return cause.type;
  if (cause.is === 'done') return `done.invoke.${names.ofActor(state.id, cause.actor)}`;
  if (cause.is === 'error') return `error.platform.${names.ofActor(state.id, cause.actor)}`;
  if (cause.is === 'ended') return `done.state.${names.ofState(state.id)}`;
  return cause.is === 'after' ? waitName(names, state, cause.delay) : undefined;
};

const done = ({ name, event, to }: ActionName): readonly string[] => [
  elementOf('log', { label: 'action', expr: scriptText(name) }),
  ...(event === null ? [] : [to === null ? elementOf('raise', { event }) : elementOf('send', { event, target: `#_${to}` })]),
];

/** It goes on in itself or in what is inside it without leaving it. */
const staysInside = (state: ReadState, { targets, reenter }: ReadWay): boolean =>
  !reenter &&
  targets.length > 0 &&
  targets.every((id) =>
    statesIn(state)
      .slice(1)
      .some((inner) => inner.id === id),
  );

/** To XState a state without states that leads to itself is not left; SCXML leaves it and enters it again. */
const isItself = (state: ReadState, { targets, reenter }: ReadWay): boolean =>
  !reenter && state.states.length === 0 && targets.length === 1 && targets[0] === state.id;

const transitionOf = (names: Names, state: ReadState, way: ReadWay): string =>
  elementOf(
    'transition',
    {
      event: eventOf(names, state, way),
      cond: way.guard === null ? undefined : `guards[${scriptText(way.guard.name)}]`,
      target: way.targets.length === 0 || isItself(state, way) ? undefined : way.targets.map(names.ofState).join(' '),
      type: staysInside(state, way) ? 'internal' : undefined,
    },
    [...(way.description ? [commentOf(way.description)] : []), ...way.actions.flatMap(done)],
  );

const waitsOf = (state: ReadState): readonly (string | number)[] => [
  ...new Set(state.ways.flatMap(({ cause }) => (cause.is === 'after' ? [cause.delay] : []))),
];

const sendOf = (names: Names, chart: ReadChart, state: ReadState, delay: string | number): string => {
  const length = typeof delay === 'number' ? delay : (chart.delays[delay] ?? null);
  const event = waitName(names, state, delay);
  return elementOf('send', {
    event,
    id: event,
    ...(length === null ? { delayexpr: `waits[${scriptText(String(delay))}]` } : { delay: `${length}ms` }),
  });
};

const tagOf = ({ type }: ReadState): string => (type === 'parallel' || type === 'final' || type === 'history' ? type : 'state');

const stateOf = (names: Names, chart: ReadChart, state: ReadState, more: readonly string[] = []): string => {
  const waits = waitsOf(state);
  const entered = [...state.entry.flatMap(done), ...waits.map((delay) => sendOf(names, chart, state, delay))];
  const left = [...state.exit.flatMap(done), ...waits.map((delay) => elementOf('cancel', { sendid: waitName(names, state, delay) }))];
  return elementOf(
    tagOf(state),
    {
      id: names.ofState(state.id),
      initial: state.initial === null ? undefined : names.ofState(state.initial),
      type: state.history ?? undefined,
    },
    [
      ...(state.description ? [commentOf(state.description)] : []),
      ...(entered.length > 0 ? [elementOf('onentry', {}, entered)] : []),
      ...(left.length > 0 ? [elementOf('onexit', {}, left)] : []),
      ...state.actors.map(({ id, src }) =>
        elementOf('invoke', { id: names.ofActor(state.id, id), type: 'urn:actor', src: encodeURIComponent(src) }),
      ),
      ...state.ways.map((way) => transitionOf(names, state, way)),
      ...more,
      ...state.states.map((child) => stateOf(names, chart, child)),
    ],
  );
};

const canEnd = ({ type, states }: ReadState): boolean =>
  type === 'parallel' ? states.every(canEnd) : states.some((child) => child.type === 'final');

/** Where the document ends when the chart does: a chart's own end is inside the one state that stands for it. */
const ended = 'ended';

const lostInScxml = (chart: ReadChart): readonly string[] => {
  const states = statesIn(chart.root);
  const ways = states.flatMap((state) => state.ways.map((way) => ({ state, way })));
  const types = [...new Set(ways.flatMap(({ way }) => (way.cause.is === 'event' ? [way.cause.type] : [])))];
  const begun = types.filter((type) => types.some((other) => other.startsWith(`${type}.`)));
  const again = ways.filter(({ state, way }) => !way.reenter && state.states.length > 0 && way.targets.includes(state.id));
  return [
    'A guard is a field of the data “guards”, false until whoever runs this sets it.',
    ...(states.some(({ actors }) => actors.length > 0)
      ? ['An actor that breaks is heard as error.platform and its id: SCXML has no event of its own for it.']
      : []),
    ...(states.some(({ tags }) => tags.length > 0) ? ['Tags have no place in SCXML.'] : []),
    ...(states.some(({ meta }) => Object.keys(meta).length > 0) || ways.some(({ way }) => Object.keys(way.meta).length > 0)
      ? ['Titles, labels and sections have no place in SCXML.']
      : []),
    ...(begun.length > 0 ? [`SCXML hears these for every event that begins so too: ${begun.join(', ')}.`] : []),
    ...(again.length > 0
      ? [
          `SCXML leaves and enters again what XState begins anew without leaving: ${again.map(({ state }) => state.path || state.id).join(', ')}.`,
        ]
      : []),
  ];
};

/** A chart as SCXML of the W3C, with what is lost in comments at its head. The whole chart is one state below the document. */
export const toScxml = (model: AnyModel): Exported => {
  const chart = readChart(model);
  const names = namesIn(chart.root);
  const { root, delays } = chart;
  const lost = [...lostInAll(model, chart), ...lostInScxml(chart)];
  const guards = [...new Set(statesIn(root).flatMap(({ ways }) => ways.flatMap(({ guard }) => guard?.name ?? [])))];
  const reckoned = Object.keys(delays).filter((name) => delays[name] === null);
  const data = (id: string, fields: readonly string[], value: string) =>
    fields.length === 0
      ? []
      : [elementOf('data', { id, expr: `({ ${fields.map((name) => `${scriptText(name)}: ${value}`).join(', ')} })` })];
  const held = [...data('guards', guards, 'false'), ...data('waits', reckoned, "'0s'")];
  const ends = canEnd(root);
  const own = names.ofState(root.id);
  const document = elementOf(
    'scxml',
    { xmlns: 'http://www.w3.org/2005/07/scxml', version: '1.0', datamodel: 'ecmascript', name: model.machine.id, initial: own },
    [
      ...(held.length > 0 ? [elementOf('datamodel', {}, held)] : []),
      stateOf(names, chart, root, ends ? [elementOf('transition', { event: `done.state.${own}`, target: `${own}.${ended}` })] : []),
      ...(ends ? [elementOf('final', { id: `${own}.${ended}` })] : []),
    ],
  );
  const head = commentOf([`${model.title}. ${model.sentence}`, 'What is lost:', ...lost.map((one) => `- ${one}`)].join('\n'));
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${document}\n`, lost };
};
