import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { isCallbackPort } from '#statecharts/port.ts';
import { forwardEmitted } from '#statecharts/forward-emitted.ts';
import { withMarks } from '#statecharts/definitions.ts';
import { askedPort, silentPort } from './asked-port.ts';
import { machineOf, type Part } from './system.ts';

export type PartWitness = (part: Part, walked: string) => void;

/**
 * The chart of a part as it runs in its system: its flows are the real ones, what asks somebody else waits to be answered,
 * and what is around the page is silent. `fills` fills ports otherwise.
 */
export const composed = (part: Part, witness: PartWitness, fills: Readonly<Record<string, AnyActorLogic>> = {}): AnyStateMachine => {
  const machine = machineOf(part);
  const flows = new Map(part.parts.map((flow) => [flow.src, composed(flow, witness)]));
  const actors = Object.entries(machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>).map(([src, logic]) => [
    src,
    fills[src] ?? flows.get(src) ?? (logic === forwardEmitted ? logic : isCallbackPort(logic) ? silentPort : askedPort),
  ]);
  return withMarks(machine.provide({ actors: Object.fromEntries(actors) as never }) as AnyStateMachine, {
    walked: (id) => witness(part, id),
  });
};
