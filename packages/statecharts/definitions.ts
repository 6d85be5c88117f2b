import { and, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { pathOf, stateNodes } from './state-nodes.ts';

/** One way out of one state: a branch of an event, an invoke, a delay or `always`. */
export type Definition = {
  /** Stable between runs: path of the state, kind of event, index of the branch. */
  readonly id: string;
  readonly node: AnyStateNode;
  /** The event's type; `always` for a transition without an event. */
  readonly eventType: string;
  readonly branch: number;
  readonly definition: AnyTransitionDefinition;
};

const mark = 'walked ';

export const definitionsOf = (machine: AnyStateMachine): readonly Definition[] =>
  [machine.root as AnyStateNode, ...stateNodes(machine)].flatMap((node) => {
    const named = [...node.transitions] as [string, AnyTransitionDefinition[]][];
    const all: [string, AnyTransitionDefinition[]][] = [...named, ['always', node.always ?? []]];
    return all.flatMap(([eventType, branches]) =>
      branches.map((definition, branch) => ({
        id: `${pathOf(node) || '(root)'} | ${eventType} | ${branch}`,
        node,
        eventType,
        branch,
        definition,
      })),
    );
  });

export const neverTaken = (definition: Definition): string | undefined => {
  const meta = definition.definition.meta as { readonly neverTaken?: string } | undefined;
  return meta?.neverTaken;
};

/** What a marked machine tells: a definition that was walked, and which way a definition's guard decided. */
export type Witness = { readonly walked: (id: string) => void; readonly decided?: (id: string, held: boolean) => void };

const nobody: Witness = { walked: () => undefined };

/** A guard that decides as another does, and tells how. */
const told = (guard: unknown, decided: (held: boolean) => void): unknown => {
  const tell = (held: boolean) => () => {
    decided(held);
    return held;
  };
  return or([and([guard as never, tell(true) as never]), tell(false) as never]);
};

/**
 * A copy of the machine in which every transition definition begins with one more action that tells it was taken:
 * `transition()` then lists it among the actions, `always` and raised events included, and an actor calls the witness.
 */
export const withMarks = (machine: AnyStateMachine, witness: Witness = nobody): AnyStateMachine => {
  const copy = machine.provide({}) as AnyStateMachine;
  for (const { id, definition } of definitionsOf(copy)) {
    const action = () => witness.walked(id);
    Object.defineProperty(action, 'name', { value: mark + id });
    Object.assign(definition, { actions: [action, ...definition.actions] });
    const { decided } = witness;
    if (decided && definition.guard !== undefined)
      Object.assign(definition, { guard: told(definition.guard, (held) => decided(id, held)) });
  }
  return copy;
};

export const walkedIn = (actions: readonly { readonly type: string }[]): readonly string[] =>
  actions.filter(({ type }) => type.startsWith(mark)).map(({ type }) => type.slice(mark.length));
