import type { AnyModel, AnySample } from '#statecharts/any-model.ts';
import { withMarks } from '#statecharts/definitions.ts';
import { begin, take, type Standstill } from '#statecharts/standstill.ts';
import { deepestNodes, pathOf } from '#statecharts/state-nodes.ts';

export type Happened = { readonly sample: AnySample | null; readonly walked: readonly string[]; readonly still: Standstill };

export type Simulation = { readonly input: number; readonly log: readonly Happened[]; readonly still: Standstill };

export const statesOf = ({ snapshot }: Standstill): readonly string[] => deepestNodes(snapshot).map(pathOf);

/** The simulation of a model, played on a copy of its machine that tells which ways it takes. */
export const simulator = (model: AnyModel) => {
  const machine = withMarks(model.machine);
  const start = (input: number): Simulation => {
    const begun = begin(machine, model.inputs[input]?.input);
    return { input, still: begun.still, log: [{ sample: null, ...begun }] };
  };
  const happen = ({ input, log, still }: Simulation, sample: AnySample): Simulation | null => {
    const taken = take(machine, still, sample, 'inOrder');
    return taken && taken.walked.length > 0 ? { input, still: taken.still, log: [...log, { sample, ...taken }] } : null;
  };
  return {
    start,
    happen,
    backTo: ({ input, log }: Simulation, index: number): Simulation => {
      const left = log.slice(0, Math.max(1, index + 1));
      return { input, log: left, still: left.at(-1)?.still ?? start(input).still };
    },
    possible: (now: Simulation) =>
      model.events.flatMap((sample) => {
        const next = happen(now, sample);
        return next ? [{ sample, next, walked: next.log.at(-1)?.walked ?? [] }] : [];
      }),
  };
};
