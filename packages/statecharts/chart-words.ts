import { type AnyActorLogic, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { isCallbackPort, standsInFor } from './port.ts';
import { neverEnds } from './chart-rules.ts';
import { pathOf, stateNodes } from './state-nodes.ts';

const allNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => [machine.root as AnyStateNode, ...stateNodes(machine)];

type Action = string | { readonly type: string } | ((...args: never[]) => void);

const calledIn = (node: AnyStateNode): readonly string[] => {
  const transitions = [...node.transitions.values(), node.always ?? []].flat();
  const called = [...node.entry, ...node.exit, ...transitions.flatMap(({ actions }) => actions)] as readonly Action[];
  return called.flatMap((action) => (typeof action === 'function' ? [] : typeof action === 'string' ? [action] : [action.type]));
};

export const unwrittenActions = (machine: AnyStateMachine): readonly string[] =>
  allNodes(machine).flatMap((node) =>
    calledIn(node)
      .filter((name) => !(name in machine.implementations.actions))
      .map((name) => `${pathOf(node) || '(root)'} calls “${name}”`),
  );

/** Named actions that no state and no transition calls, nor another action by its name. */
export function uncalledActions(machine: AnyStateMachine): readonly string[] {
  const written = machine.implementations.actions as Readonly<
    Record<string, ((...args: never[]) => void) & { readonly collect?: unknown }>
  >;
  const called = new Set(allNodes(machine).flatMap(calledIn));
  const sources = Object.values(written).map(({ collect }) => (typeof collect === 'function' ? collect.toString() : ''));
  return Object.keys(written).filter((name) => !called.has(name) && !sources.some((source) => source.includes(name)));
}

type Guard = string | { readonly type: string } | ((...args: never[]) => boolean);
const namesIn = (guard: Guard | undefined): readonly string[] => {
  if (guard === undefined) return [];
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'object') return [guard.type];
  return ((guard as { readonly guards?: readonly Guard[] }).guards ?? []).flatMap(namesIn);
};

/** Named guards that no transition asks, nor another guard that one asks. */
export const unaskedGuards = (machine: AnyStateMachine): readonly string[] => {
  const written = machine.implementations.guards as Readonly<Record<string, Guard>>;
  const asked = new Set<string>();
  const ask = (guard: Guard | undefined) =>
    namesIn(guard).forEach((name) => {
      if (asked.has(name)) return;
      asked.add(name);
      ask(written[name]);
    });
  for (const node of allNodes(machine))
    for (const { guard } of [...node.transitions.values(), node.always ?? []].flat()) ask(guard as Guard);
  return Object.keys(written).filter((name) => !asked.has(name));
};

/** What drawings colour a state by and what the storm and the views ask for. */
const TAGS: ReadonlySet<string> = new Set(['busy', 'good', 'blocked', 'money', 'signedIn']);

/** Tags that nobody asks for; `asked` are those that a project asks for beside the usual ones. */
export const unknownTags = (machine: AnyStateMachine, asked: readonly string[] = []): readonly string[] =>
  allNodes(machine).flatMap((node) =>
    node.tags.filter((tag) => !TAGS.has(tag) && !asked.includes(tag)).map((tag) => `${pathOf(node)} is tagged “${tag}”`),
  );

/** Nobody waits for a subscription, nor for a flow that lives with a state that has states of its own, or for good. */
const isWaitedFor = (node: AnyStateNode, logic: AnyActorLogic): boolean =>
  !isCallbackPort(logic) && !('root' in logic && (node.type === 'parallel' || neverEnds(logic)));

/** States that wait on a port and do not say that they are busy: whoever waits for calm would not wait for them. */
export const waitingUntagged = (machine: AnyStateMachine): readonly string[] =>
  allNodes(machine)
    .filter(
      (node) =>
        !node.tags.includes('busy') &&
        node.invoke.some(({ src }) => isWaitedFor(node, machine.implementations.actors[src as string] as AnyActorLogic)),
    )
    .map((node) => `${pathOf(node) || '(root)'} waits and is not busy`);

/** Ports without a stand-in of their own name (`port`, `ask`, `callbackPort`). Machines are none of these. Nothing is started to find out. */
export const withoutStandIns = (machine: AnyStateMachine): readonly string[] =>
  Object.entries(machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>).flatMap(([name, logic]) => {
    if ('root' in logic) return [];
    const standsIn = standsInFor(logic);
    if (standsIn === null)
      return isCallbackPort(logic) ? [] : [`“${name}” is a real port: a chart has stand-ins, which are filled where it runs`];
    return standsIn === name ? [] : [`“${name}” stands in for “${standsIn}”`];
  });
