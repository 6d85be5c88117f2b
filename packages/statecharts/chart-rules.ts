import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { isAsk, isCallbackPort } from './port.ts';
import type { StateMeta } from './model.ts';
import type { AnyModel } from './any-model.ts';
import { pathOf, stateNodes } from './state-nodes.ts';

type Invoke = { readonly id: string; readonly src: unknown };

const metaOf = (node: AnyStateNode) => (node.meta ?? {}) as StateMeta;

const upwards = (node: AnyStateNode): readonly AnyStateNode[] => (node.parent ? [node, ...upwards(node.parent)] : [node]);

const eventsOf = (node: AnyStateNode): readonly string[] => [...(node.transitions.keys() as Iterable<string>)];

/** Itself or a parent has a transition that leads elsewhere, for an event that begins so. */
const hasExit = (node: AnyStateNode, begins: string) =>
  upwards(node).some((at) =>
    [...at.transitions].some(([type, ways]) => type.startsWith(begins) && ways.some(({ target }) => target?.some((to) => to !== node))),
  );

/** States without a description. */
export const undescribed = ({ machine }: AnyModel): readonly string[] =>
  stateNodes(machine)
    .filter((node) => !node.description && node.type !== 'history')
    .map((node) => `${pathOf(node)} has no description`);

/** Whether an actor never ends by itself: a subscription, or a flow whose chart has no end. */
export const neverEnds = (logic: AnyActorLogic): boolean =>
  isCallbackPort(logic) ||
  ('root' in logic && Object.values((logic as unknown as AnyStateMachine).root.states).every(({ type }) => type !== 'final'));

/** Invokes without an id or a named port, or without both exits (what never ends needs only `onError`). */
export const invokesWithoutExits = (machine: AnyStateMachine): readonly string[] =>
  [machine.root as AnyStateNode, ...stateNodes(machine)].flatMap((node) =>
    (node.invoke as readonly Invoke[]).flatMap(({ id, src }, index) => {
      const where = `${pathOf(node) || '(root)'}: invoke ${id}`;
      const logic = typeof src === 'string' ? (machine.implementations.actors[src] as AnyActorLogic | undefined) : undefined;
      const events = eventsOf(node);
      return [
        ...(id === `${index}.${node.id}` ? [`${where} has no id of its own`] : []),
        ...(logic ? [] : [`${where} has no named port`]),
        ...(events.includes(`xstate.done.actor.${id}`) || (logic && neverEnds(logic)) ? [] : [`${where} has no onDone`]),
        ...(events.includes(`xstate.error.actor.${id}`) || (logic && isAsk(logic)) ? [] : [`${where} has no onError`]),
      ];
    }),
  );

/** Busy states that cannot fail or wait for ever, and whose meta does not say why. Parents' exits count; an `ask` is always answered. */
export const busyWithoutExits = (machine: AnyStateMachine): readonly string[] =>
  stateNodes(machine)
    .filter((node) => node.tags.includes('busy') && Object.keys(node.states).length === 0)
    .filter(
      (node) =>
        !(node.invoke as readonly Invoke[]).some(
          ({ src }) => typeof src === 'string' && isAsk(machine.implementations.actors[src] as AnyActorLogic),
        ),
    )
    .flatMap((node) => [
      ...(hasExit(node, 'xstate.error.actor.') || metaOf(node).cannotFail ? [] : [`${pathOf(node)} is busy without an error exit`]),
      ...(hasExit(node, 'xstate.after.') || metaOf(node).waitsForever ? [] : [`${pathOf(node)} is busy without a time-out`]),
    ]);

/** Types of events that a chart knows, without those by which XState says that a state is over. */
const eventTypesOf = ({ machine }: AnyModel): ReadonlySet<string> =>
  new Set(
    [machine.root as AnyStateNode, ...stateNodes(machine)].flatMap(eventsOf).filter((type) => !type.startsWith('xstate.done.state.')),
  );

/** Delays written as numbers. */
export const unnamedDelays = (model: AnyModel): readonly string[] =>
  [...eventTypesOf(model)].filter((type) => /^xstate\.after\.\d+\./.test(type)).map((type) => `${type} is a delay without a name`);

/** Sample events that no state knows, and events without a sample. */
export const unsampled = (model: AnyModel): readonly string[] => {
  const known = eventTypesOf(model);
  const sampled = new Set(model.events.map(({ event }) => event.type));
  return [
    ...[...sampled]
      .filter((type) => !known.has(type) && ![...known].some((name) => name.endsWith('*')))
      .map((type) => `no state knows ${type}`),
    ...[...known].filter((type) => !type.includes('*') && !sampled.has(type)).map((type) => `the model has no sample of ${type}`),
  ];
};
