import { fromPromise, type AnyStateMachine, type AnyStateNode } from 'xstate';
import type { AnySample } from './any-model.ts';
import { pathOf, stateNodes } from './state-nodes.ts';
import { answeredPort } from './standstill.ts';

type Deferred = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void };

/** Ports that a chart invokes without a name: nothing could stand in for them, so whoever ran the chart would start them. */
const namelessPorts = (machine: AnyStateMachine): readonly string[] =>
  [machine.root as AnyStateNode, ...stateNodes(machine)].flatMap((node) =>
    (node.invoke as readonly { readonly id: string; readonly src: string }[])
      .filter(({ src }) => src.startsWith('xstate.invoke.'))
      .map(({ id }) => `“${id}” in ${pathOf(node) || 'the root'}`),
  );

/** A copy of the machine whose named ports each wait to be answered, by their invoke id; `asked` hears what each is asked for. @throws Error naming the ports that nothing can stand in for */
export const withDeferredPorts = (machine: AnyStateMachine, asked: (port: string, input: unknown) => void = () => undefined) => {
  const real = namelessPorts(machine);
  if (real.length > 0) throw new Error(`Not started, since real ports would be: ${real.join(', ')}. Name them in setup({ actors }).`);
  const open = new Map<string, Deferred>();
  const port = fromPromise<unknown, unknown>(
    ({ input, self }) =>
      new Promise((resolve, reject) => {
        asked(self.id, input);
        open.set(self.id, { resolve, reject });
      }),
  );
  return {
    machine: machine.provide({
      actors: Object.fromEntries(Object.keys(machine.implementations.actors ?? {}).map((name) => [name, port])),
    }) as AnyStateMachine,
    /** Has the port answer or fail whose event this is; false where nobody asked it. */
    answer: (event: AnySample['event']): boolean => {
      const asking = open.get(answeredPort(event.type) ?? '');
      if (event.type.startsWith('xstate.done.')) asking?.resolve(event.output);
      else asking?.reject(event.error);
      return asking !== undefined;
    },
  };
};

/** Whatever was answered has been heard then. */
export const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
