import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodes } from './state-nodes.ts';

type Emitting = ((...args: never[]) => void) & {
  readonly type?: string;
  readonly event?: { readonly type: string } | ((...args: never[]) => unknown);
};

/** The types that a source names right after `type:`, in quotes. */
const typesIn = (source: string): readonly string[] => [...source.matchAll(/type: ?["'`]([\w.]+)["'`]/g)].flatMap(([, type]) => type ?? []);

export function emittedBy(machine: AnyStateMachine): readonly string[] {
  const nodes: readonly AnyStateNode[] = [machine.root as AnyStateNode, ...stateNodes(machine)];
  const inline = nodes.flatMap((node) => [
    ...node.entry,
    ...node.exit,
    ...[...node.transitions.values(), node.always ?? []].flat().flatMap(({ actions }) => actions),
  ]);
  const all = [...inline, ...Object.values(machine.implementations.actions)] as unknown as readonly (Emitting | string | object)[];
  const types = all.flatMap((action) => {
    if (typeof action !== 'function') return [];
    const { type, event } = action as Emitting;
    if (type !== 'xstate.emit' || event === undefined) return [];
    return typeof event === 'function' ? typesIn(String(event)) : [event.type];
  });
  return [...new Set(types)];
}

export const flowsOf = (machine: AnyStateMachine): readonly AnyStateMachine[] => {
  const actors = machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>;
  if (!('forwardEmitted' in actors)) return [];
  return Object.values(actors).flatMap((logic) => ('root' in logic ? [logic as unknown as AnyStateMachine] : []));
};

/** Whether some state of a machine has a transition for an event of this type. */
export const hears = (machine: AnyStateMachine, type: string): boolean =>
  [machine.root as AnyStateNode, ...stateNodes(machine)].some((node) => node.transitions.has(type));
