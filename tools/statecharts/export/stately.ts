import type { AnyModel } from '#tests/machines/harness/any-model.ts';
import { lostInAll, type Exported } from './lost.ts';
import type { ActionName } from './names.ts';
import { readChart, type Cause, type ReadState, type ReadWay } from './read-chart.ts';

type Json = { readonly [key: string]: unknown };

/** Without what says nothing. */
const lean = (json: Json): Json =>
  Object.fromEntries(
    Object.entries(json).filter(
      ([, value]) =>
        value !== undefined && value !== '' && value !== null && !(typeof value === 'object' && Object.keys(value).length === 0),
    ),
  );

const actions = (named: readonly ActionName[]) => named.map(({ name }) => ({ type: name }));

const branch = ({ targets, guard, reenter, actions: done, description, meta }: ReadWay): Json =>
  lean({
    target: targets.length === 1 ? `#${targets[0]}` : targets.map((id) => `#${id}`),
    guard: guard && { type: guard.name },
    reenter: reenter || undefined,
    actions: actions(done),
    description,
    meta,
  });

const grouped = (ways: readonly ReadWay[], nameOf: (cause: Cause) => string | null): Json => {
  const groups = new Map<string, Json[]>();
  for (const way of ways) {
    const name = nameOf(way.cause);
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), branch(way)]);
  }
  return Object.fromEntries(groups);
};

const stateJson = (state: ReadState, parentId: string | null, more: Json = {}): Json => {
  const of = (is: Cause['is'], actor?: string) =>
    state.ways.filter(({ cause }) => cause.is === is && (!('actor' in cause) || cause.actor === actor)).map(branch);
  return lean({
    id: parentId === null || state.id !== `${parentId}.${state.key}` ? state.id : undefined,
    meta: lean({ ...more, ...state.meta, sentence: state.sentence }),
    description: state.description,
    tags: state.tags,
    type: state.type === 'atomic' || state.type === 'compound' ? undefined : state.type,
    history: state.history,
    target: state.type === 'history' ? state.ways[0]?.targets.map((id) => `#${id}`)[0] : undefined,
    initial: state.initial === null ? undefined : state.states.find(({ id }) => id === state.initial)?.key,
    entry: actions(state.entry),
    exit: actions(state.exit),
    invoke: state.actors.map(({ id, src }) => lean({ id, src, onDone: of('done', id), onError: of('error', id) })),
    on: grouped(state.ways, (cause) => (cause.is === 'event' ? cause.type : null)),
    after: grouped(state.ways, (cause) => (cause.is === 'after' ? String(cause.delay) : null)),
    always: state.type === 'history' ? [] : of('always'),
    onDone: of('ended'),
    states: Object.fromEntries(state.states.map((child) => [child.key, stateJson(child, state.id)])),
  });
};

/**
 * A chart as the JSON that Stately's editor opens and `createMachine` takes. What is lost stands first, in
 * `meta.exported`, with how long the named waits are.
 */
export const toStately = (model: AnyModel): Exported => {
  const chart = readChart(model);
  const lengths = Object.fromEntries(Object.entries(chart.delays).filter(([, length]) => length !== null));
  const lost = lostInAll(model, chart);
  const exported = lean({ from: model.title, lost, delays: lengths });
  const { id, ...rest } = stateJson(chart.root, null, { exported });
  return { text: `${JSON.stringify({ id, ...rest }, null, 2)}\n`, lost };
};
