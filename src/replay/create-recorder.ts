import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Language } from '#contract/enumerations.ts';
import { EVENTS_KEPT, RECORD_NAME, RECORD_VERSION, type PageRecord, type RecordedEvent } from '#statecharts/page-record.ts';
import { harmlessFields } from '#contract/harmless-fields.ts';

export type Recorder = {
  readonly add: (step: InspectionEvent, at: number) => void;
  readonly record: (copied: { readonly release: string; readonly language: Language; readonly page: string }) => PageRecord;
};

type Step = Extract<InspectionEvent, { type: '@xstate.snapshot' }>;

const machineOf = ({ actorRef }: Step): string | null => {
  const { logic } = actorRef as AnyActor;
  return typeof logic === 'object' && 'root' in logic && 'states' in logic ? (logic as AnyStateMachine).id : null;
};

const isAgain = (last: RecordedEvent | undefined, next: RecordedEvent): boolean =>
  last !== undefined &&
  last.actor === next.actor &&
  last.event === next.event &&
  JSON.stringify([last.state, last.kept, last.over]) === JSON.stringify([next.state, next.kept, next.over]);

/** Keeps the last `EVENTS_KEPT` events of a page's machines, and of each only what says nothing of anybody. */
export function createRecorder(): Recorder {
  const events: RecordedEvent[] = [];
  let began: number | null = null;
  let forgotten = 0;
  return {
    add: (step, at) => {
      if (step.type !== '@xstate.snapshot') return;
      const machine = machineOf(step);
      if (machine === null) return;
      began ??= at;
      const { value, status } = step.snapshot as AnyMachineSnapshot;
      const kept = harmlessFields(step.event);
      const next: RecordedEvent = {
        at: Math.max(0, Math.round(at - began)),
        actor: step.actorRef.sessionId,
        machine,
        event: step.event.type,
        ...(kept ? { kept } : {}),
        state: value as RecordedEvent['state'],
        ...(status === 'active' ? {} : { over: status }),
      };
      const last = events.at(-1);
      if (last && isAgain(last, next)) {
        events[events.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
        return;
      }
      events.push(next);
      if (events.length <= EVENTS_KEPT) return;
      events.shift();
      forgotten += 1;
    },
    record: (copied) => ({ record: RECORD_NAME, version: RECORD_VERSION, ...copied, forgotten, events: [...events] }),
  };
}
