import { createActor, SimulatedClock, type AnyMachineSnapshot } from 'xstate';
import type { AnyModel } from './any-model.ts';
import { fitRecord, isFit, timeByTime, type HarmlessFieldsOf } from './fit-record.ts';
import { followRecord, isDisagreement, type Verdict } from './follow-record.ts';
import { turnOfTheLoop, withDeferredPorts } from './named-ports.ts';
import { leavesOf, STOPPED, type ActorRecord } from './recorded-actors.ts';
import { answeredPort, isTimePassing } from './standstill.ts';
import { deepestNodes, pathOf } from './state-nodes.ts';

/** Where a record and the machine part: the step (0 is the beginning), what happened, where it then was and where the machine is. */
export type Departure = { readonly step: number; readonly says: string; readonly recorded: string; readonly machine: string };

const SAYS: Partial<Record<Verdict, string>> = {
  unknownState: 'it has no such state',
  unheard: 'nobody listens to it there',
  elsewhere: 'it has no way there',
};

/**
 * Runs what an actor did once more, on the real machine: with values of its model in the place of those that no record holds,
 * with ports that answer when the record says so and with a clock that stands still in between. Gives where they part first,
 * or null. A record without its beginning is held against the chart's lines alone: nobody knows what went before.
 */
export async function replayRecord(model: AnyModel, record: ActorRecord, harmlessFields: HarmlessFieldsOf): Promise<Departure | null> {
  const { events } = record;
  const inWords = (step: number) => leavesOf(model.machine, events[step]?.state ?? '')?.join(', ') ?? JSON.stringify(events[step]?.state);
  const part = (step: number, machine: string): Departure => ({
    step,
    says: events[step]?.event ?? '',
    recorded: inWords(step),
    machine,
  });
  const followed = followRecord(model, events);
  const byLines = (step: number) => {
    const verdict = followed[step]?.verdict;
    return verdict && isDisagreement(verdict) ? part(step, SAYS[verdict] ?? '') : null;
  };
  if (!record.isWhole) {
    const wrong = followed.findIndex(({ verdict }) => isDisagreement(verdict));
    return wrong < 0 ? null : byLines(wrong);
  }
  const fit = fitRecord(model, record, harmlessFields);
  if (!isFit(fit))
    return (
      byLines(fit.step) ??
      part(fit.step, fit.lacksSample ? 'no sample of the model is like it' : fit.instead.join(' or ') || 'it cannot happen there')
    );

  const ports = withDeferredPorts(model.machine);
  const clock = new SimulatedClock();
  const actor = createActor(ports.machine, { input: model.inputs[fit.input]?.input, clock });
  actor.subscribe({ error: () => undefined });
  const states = () =>
    deepestNodes(actor.getSnapshot() as AnyMachineSnapshot)
      .map(pathOf)
      .join(', ');
  try {
    actor.start();
    if (states() !== inWords(0)) return part(0, states());
    const steps = timeByTime(events.slice(1));
    for (const [index, { sample, now }] of fit.steps.entries()) {
      const { step = 0, recorded } = steps[index] ?? {};
      if (now > clock.now()) clock.set(now);
      if (sample && !isTimePassing(sample)) {
        if (answeredPort(sample.event.type) === null) actor.send(sample.event);
        else ports.answer(sample.event);
      }
      await turnOfTheLoop();
      const next = fit.steps[index + 1];
      // Waits that end at one instant end together on a clock that is moved by hand.
      const isTogether = next?.sample && isTimePassing(next.sample) && next.now === now;
      if (recorded?.event !== STOPPED && !isTogether && states() !== inWords(step)) return part(step, states());
    }
    return null;
  } finally {
    actor.stop();
  }
}
