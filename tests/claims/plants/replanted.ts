import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { definitionsOf } from '#statecharts/definitions.ts';
import { pathOf, stateNodes } from '#statecharts/state-nodes.ts';

/** What a planted bug changes of one transition: where it leads, when it is taken, or what is no longer done, or done besides. */
export type Change = {
  readonly target?: string;
  readonly when?: (args: { readonly event: { readonly output: never } }) => boolean;
  readonly without?: string;
  readonly besides?: string;
};

const nameOf = (action: unknown): string => (typeof action === 'string' ? action : ((action as { readonly type?: string }).type ?? ''));

/** A copy of a chart with a bug in one of its transitions, named as the harness names them: 'asking | xstate.done.actor.payOrder | 2'. @throws Error where there is none, or nothing of the kind in it */
export function replanted(machine: AnyStateMachine, id: string, { target, when, without, besides }: Change): AnyStateMachine {
  const copy = machine.provide({}) as AnyStateMachine;
  const found = definitionsOf(copy).find((one) => one.id === id);
  if (!found) throw new Error(`no transition is called ${id}`);
  const { definition } = found;
  if (target !== undefined) {
    const node = stateNodes(copy).find((one) => pathOf(one) === target) as AnyStateNode | undefined;
    if (!node) throw new Error(`no state is called ${target}`);
    Object.assign(definition, { target: [node] });
  }
  if (when) Object.assign(definition, { guard: when });
  if (without !== undefined) {
    const left = definition.actions.filter((action) => nameOf(action) !== without);
    if (left.length === definition.actions.length) throw new Error(`${id} does not "${without}"`);
    Object.assign(definition, { actions: left });
  }
  if (besides !== undefined) Object.assign(definition, { actions: [...definition.actions, besides] });
  return copy;
}
