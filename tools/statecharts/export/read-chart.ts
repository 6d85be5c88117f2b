import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyModel } from '#tests/machines/harness/any-model.ts';
import { pathOf } from '#tests/machines/harness/state-nodes.ts';
import { actionNamed, guardNamed, isOfAWait, type ActionName, type GuardName } from './names.ts';

/** What makes a way happen: an event by its type, an actor by its id, a wait by its name or milliseconds. */
export type Cause =
  | { readonly is: 'event'; readonly type: string }
  | { readonly is: 'done' | 'error'; readonly actor: string }
  | { readonly is: 'ended' }
  | { readonly is: 'after'; readonly delay: string | number }
  | { readonly is: 'always' };

/** One branch of a transition. */
export type ReadWay = {
  readonly cause: Cause;
  readonly guard: GuardName | null;
  /** Ids of the states it goes to; none where it stays. */
  readonly targets: readonly string[];
  readonly reenter: boolean;
  readonly actions: readonly ActionName[];
  readonly description: string;
  readonly meta: Readonly<Record<string, unknown>>;
};

/** One state as every form that it is exported to can tell it. */
export type ReadState = {
  readonly id: string;
  readonly key: string;
  /** Its place in the chart; the root's is empty. */
  readonly path: string;
  readonly type: AnyStateNode['type'];
  readonly initial: string | null;
  readonly history: 'shallow' | 'deep' | null;
  readonly description: string;
  readonly tags: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
  /** What the model says of it to people. */
  readonly sentence: string;
  readonly entry: readonly ActionName[];
  readonly exit: readonly ActionName[];
  readonly actors: readonly { readonly id: string; readonly src: string; readonly withInput: boolean }[];
  readonly withOutput: boolean;
  readonly ways: readonly ReadWay[];
  readonly states: readonly ReadState[];
};

/** A chart, and how long its named waits are in milliseconds; null where that is reckoned. */
export type ReadChart = {
  readonly root: ReadState;
  readonly delays: Readonly<Record<string, number | null>>;
  readonly withContext: boolean;
};

const causeOf = (node: AnyStateNode, type: string, definition: AnyTransitionDefinition): Cause => {
  const own = (node.invoke as readonly { readonly id: string }[]).map(({ id }) => id);
  const [done, error] = ['xstate.done.actor.', 'xstate.error.actor.'].map((begins) => own.find((id) => type === begins + id));
  if (done !== undefined) return { is: 'done', actor: done };
  if (error !== undefined) return { is: 'error', actor: error };
  if (type === `xstate.done.state.${node.id}`) return { is: 'ended' };
  if (type.startsWith('xstate.after.')) return { is: 'after', delay: (definition as unknown as { readonly delay: string | number }).delay };
  return { is: 'event', type };
};

const wayOf = (machine: AnyStateMachine, cause: Cause, definition: AnyTransitionDefinition): ReadWay => ({
  cause,
  guard: definition.guard === undefined ? null : guardNamed(definition.guard),
  targets: (definition.target ?? []).map((node) => (node as AnyStateNode).id),
  reenter: definition.reenter,
  actions: definition.actions.map((action) => actionNamed(machine, action)),
  description: definition.description ?? '',
  meta: definition.meta ?? {},
});

/** Reads a model's chart: all that does not have to be run. */
export const readChart = (model: AnyModel): ReadChart => {
  const { machine } = model;
  const named = (actions: readonly unknown[]) => actions.filter((one) => !isOfAWait(one)).map((one) => actionNamed(machine, one));
  const read = (node: AnyStateNode): ReadState => ({
    id: node.id,
    key: node.key,
    path: pathOf(node),
    type: node.type,
    initial: node.type === 'compound' ? ((node.initial.target?.[0] as AnyStateNode | undefined)?.id ?? null) : null,
    history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
    description: node.description ?? '',
    tags: node.tags,
    meta: (node.meta as Readonly<Record<string, unknown>> | undefined) ?? {},
    sentence: model.states[pathOf(node)] ?? '',
    entry: named(node.entry),
    exit: named(node.exit),
    actors: (node.invoke as readonly { readonly id: string; readonly src: unknown; readonly input?: unknown }[]).map(
      ({ id, src, input }) => ({ id, src: typeof src === 'string' ? src : id, withInput: input !== undefined }),
    ),
    withOutput: node.output !== undefined,
    ways: [
      ...([...node.transitions] as [string, AnyTransitionDefinition[]][]).flatMap(([type, branches]) =>
        branches.map((branch) => wayOf(machine, causeOf(node, type, branch), branch)),
      ),
      ...(node.always ?? []).map((branch) => wayOf(machine, { is: 'always' }, branch as AnyTransitionDefinition)),
      ...(node.type === 'history' ? historyWay(node) : []),
    ],
    states: (Object.values(node.states) as AnyStateNode[]).map(read),
  });
  return {
    root: read(machine.root as AnyStateNode),
    delays: Object.fromEntries(
      Object.entries(machine.implementations.delays as Readonly<Record<string, unknown>>).map(([name, delay]) => [
        name,
        typeof delay === 'number' ? delay : null,
      ]),
    ),
    withContext: machine.config.context !== undefined,
  };
};

/** Where a history state leads while nothing is remembered. */
const historyWay = (node: AnyStateNode): readonly ReadWay[] => {
  const target = (node.config as { readonly target?: string }).target;
  if (target === undefined || !node.parent) return [];
  const found = target.startsWith('#')
    ? node.machine.getStateNodeById(target.slice(1))
    : target
        .replace(/^\./, '')
        .split('.')
        .reduce((at: AnyStateNode, key) => at.states[key] ?? at, node.parent);
  return [{ cause: { is: 'always' }, guard: null, targets: [found.id], reenter: false, actions: [], description: '', meta: {} }];
};

/** A state and everything inside it, parents first. */
export const statesIn = (state: ReadState): readonly ReadState[] => [state, ...state.states.flatMap(statesIn)];
