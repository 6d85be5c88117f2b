import type { AnyMachineSnapshot } from 'xstate';
import type { AnyModel, AnySample } from '#statecharts/any-model.ts';
import { answeredPort, isTimePassing } from '#statecharts/standstill.ts';

export type Running = {
  readonly snapshot: AnyMachineSnapshot;
  readonly can: (event: AnySample['event']) => boolean;
  readonly asking: readonly string[];
};

const ID = /[0-9a-f]{24}/g;

/** Every text of a value, however deep; of what an actor holds, never its children's. */
const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
};

/** Whether an event names something, by its id, that the actor knows nothing of: a dish of the samples, another one's card. */
const isOfElsewhere = (event: AnySample['event'], context: string): boolean =>
  (textOf(event).match(ID) ?? []).some((id) => !context.includes(id));

/**
 * What can happen to a running actor now: samples made of its own context where its model makes some, else the model's, but
 * none that names what the actor does not know; answers only of ports that it waits on. Waits are told apart (`Bridge.waits`).
 */
export const whatCanHappen = (model: AnyModel, { snapshot, can, asking }: Running): readonly AnySample[] => {
  const context = textOf(snapshot.context);
  const own = Object.values(model.samplesOf ?? {}).flatMap((of) => of(snapshot));
  const samples = [...own, ...model.events.filter(({ event }) => !(event.type in (model.samplesOf ?? {})))];
  return samples.filter((sample) => {
    if (isTimePassing(sample)) return false;
    const port = answeredPort(sample.event.type);
    if (port !== null) return asking.includes(port) && can(sample.event);
    return (own.includes(sample) || !isOfElsewhere(sample.event, context)) && can(sample.event);
  });
};
