import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';

export const stateNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...below(child)]);
  return below(machine.root);
};

/** The path of a node as models write it, 'paying.card'; the root's is empty. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** A name in words: 'choosingPayment' and 'choosing.payment' become 'Choosing payment'. */
export const inWords = (name: string): string => {
  const spaced = name
    .replace(/[.\-_]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, left: string, right: string) => `${left} ${right.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** The name of a state for people: `meta.title`, else its key in words. */
export const titleOf = (node: AnyStateNode): string => {
  const meta = node.meta as { readonly title?: string } | undefined;
  return meta?.title ?? inWords(node.key);
};

export const deepestNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  [...snapshot._nodes].filter((node) => node.type === 'atomic' || node.type === 'final').sort((a, b) => a.order - b.order);
