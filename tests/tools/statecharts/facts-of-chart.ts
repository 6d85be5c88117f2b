import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { definitionsOf } from '#tests/machines/harness/definitions.ts';
import { stateNodes } from '#tests/machines/harness/state-nodes.ts';

/** One way out of a state, as much of it as every form of a chart can say. */
export type WayFact = {
  readonly from: string;
  /** An event's type, or what else makes it happen, with the place of its actor among the state's or the wait's length. */
  readonly by: string;
  readonly guard: string | null;
  readonly to: readonly string[];
};

/** One state. */
export type StateFact = {
  readonly id: string;
  readonly is: string;
  readonly begins: string | null;
  readonly asks: readonly string[];
  /** How much a history state remembers, and where it leads while that is nothing. */
  readonly remembers: readonly string[];
};

export type ChartFacts = { readonly states: readonly StateFact[]; readonly ways: readonly WayFact[] };

const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => [machine.root as AnyStateNode, ...stateNodes(machine)];

/** How long a wait is in milliseconds, or its name where nobody knows before it begins. */
const lengthOf = (machine: AnyStateMachine, delay: string): string => {
  const known = (machine.implementations.delays as Readonly<Record<string, unknown>>)[delay];
  return typeof known === 'number' ? `${known}ms` : Number.isNaN(Number(delay)) ? delay : `${delay}ms`;
};

const byOf = (machine: AnyStateMachine, node: AnyStateNode, type: string): string => {
  const actors = (node.invoke as readonly { readonly id: string }[]).map(({ id }) => id);
  for (const is of ['done', 'error'])
    if (type.startsWith(`xstate.${is}.actor.`)) {
      const place = actors.indexOf(type.slice(`xstate.${is}.actor.`.length));
      if (place >= 0) return `actor ${place} ${is}`;
    }
  if (type === `xstate.done.state.${node.id}`) return 'it ended';
  if (type.startsWith('xstate.after.')) return `after ${lengthOf(machine, type.slice('xstate.after.'.length, -node.id.length - 1))}`;
  return type;
};

const guardOf = (guard: unknown): string | null => {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'nameless';
};

const historyTarget = (node: AnyStateNode): readonly string[] => {
  const { target } = node.config as { readonly target?: string };
  const found = target?.startsWith('#') ? node.machine.getStateNodeById(target.slice(1)) : node.parent?.states[target ?? ''];
  return found ? [found.id] : [];
};

/** States and ways of a machine as they are, told by the machine alone. */
export const factsOf = (machine: AnyStateMachine): ChartFacts => ({
  states: nodesOf(machine).map((node) => ({
    id: node.id,
    is: node.type === 'compound' || node.type === 'atomic' ? 'state' : node.type,
    begins: node.type === 'compound' ? ((node.initial.target?.[0] as AnyStateNode | undefined)?.id ?? null) : null,
    asks: (node.invoke as readonly { readonly src: unknown }[]).map(({ src }) => String(src)),
    remembers: node.type === 'history' ? [String(node.history), ...historyTarget(node)] : [],
  })),
  ways: definitionsOf(machine).map(({ node, eventType, definition }) => {
    const to = (definition.target ?? []).map((target) => (target as AnyStateNode).id);
    // What leads an atomic state to itself without entering it anew stays: that is all that can be seen of it.
    const stays = !definition.reenter && Object.keys(node.states).length === 0 && to.length === 1 && to[0] === node.id;
    return {
      from: node.id,
      by: byOf(machine, node, eventType),
      guard: guardOf(definition.guard),
      to: stays ? [] : to,
    };
  }),
});
