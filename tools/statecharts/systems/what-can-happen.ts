import { answeredPort } from '#statecharts/standstill.ts';
import type { AnySample } from '#statecharts/any-model.ts';
import type { PartNow } from './run-system.ts';
import type { Part } from './system.ts';

/** Something that somebody outside can do now. */
export type Act = {
  readonly part: Part;
  readonly sample: AnySample;
  /** Whether it is the end of a wait; `rest` is then what is left of it, in milliseconds. */
  readonly isTime: boolean;
  readonly rest: number;
};

/** What can happen to one flow from outside, but for its waits: answers of what it asked, and what nobody inside tells it. */
const saidTo = ({ part, is, snapshot, asked }: PartNow): readonly Act[] =>
  is !== 'running' || snapshot === null
    ? []
    : part.model.events
        .filter(({ event }) => {
          if (event.type.startsWith('xstate.after.')) return false;
          const port = answeredPort(event.type);
          if (port !== null) return asked.includes(port);
          return !part.told.includes(event.type) && snapshot.can(event);
        })
        .map((sample) => ({ part, sample, isTime: false, rest: 0 }));

/** Everything that can happen now. Of all waits, only the one that ends first can end. */
export const actsOf = (parts: readonly PartNow[]): readonly Act[] => {
  const waits = parts.flatMap((now) => (now.is === 'running' ? now.waits.map((wait) => ({ now, ...wait })) : []));
  const [first] = waits.toSorted((a, b) => a.rest - b.rest);
  const sample = first && first.now.part.model.events.find(({ event }) => event.type === first.event);
  const time: readonly Act[] = first && sample ? [{ part: first.now.part, sample, isTime: true, rest: first.rest }] : [];
  return [...parts.flatMap(saidTo), ...time];
};
