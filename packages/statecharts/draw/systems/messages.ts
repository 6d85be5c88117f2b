import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Doer } from '#statecharts/model.ts';
import { answeredPort } from '#statecharts/standstill.ts';
import { deepestNodes, inWords, pathOf } from '#statecharts/state-nodes.ts';
import { askedPort } from './asked-port.ts';
import { uncapital } from '../words.ts';
import type { Part } from './system.ts';

export const outsider = (by: Doer): string => `outside ${by}`;

export type Message = {
  /** The step that it happened in; 0 is the beginning. */
  readonly step: number;
  /** The id of a flow, or `outsider`. */
  readonly from: string;
  readonly to: string;
  readonly event: string;
  /** The sample's words, where somebody outside said it; what is asked, where a port is asked. */
  readonly says: string | null;
  /** The ways of the listener's chart that it took; none: it changed nothing. */
  readonly walked: readonly string[];
  /** Paths of the listener's states before and after. */
  readonly before: readonly string[];
  readonly after: readonly string[];
};

export type Acting = { readonly by: Doer; readonly says: string };

const statesIn = (actor: AnyActorRef): readonly string[] => {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  return snapshot._nodes ? deepestNodes(snapshot as AnyMachineSnapshot).map(pathOf) : [];
};

export const answererOf = ({ model }: Part, port: string): Doer =>
  model.events.find(({ event }) => event.type.startsWith('xstate.done.') && answeredPort(event.type) === port)?.by ?? 'page';

export const listening = (partOf: (actor: AnyActorRef) => Part | null) => {
  const messages: Message[] = [];
  /** Who emitted an event that a subscription passes on. */
  const emitters = new WeakMap<object, AnyActorRef>();
  const last = new Map<AnyActorRef, readonly string[]>();
  let pending: { readonly actor: AnyActorRef; readonly event: object; readonly message: Message }[] = [];
  /** Ways that charts have taken and no snapshot has told of; flows of the same chart are one here, for only one of them moves at a time. */
  let walked: { readonly part: Part; readonly id: string }[] = [];
  let acting: Acting | null = null;
  let step = 0;
  /** The flow that a joined flow is being told something by. */
  let relayedBy: Part | null = null;

  const sayerOf = (actor: AnyActorRef | undefined, event: { readonly type: string }): string => {
    const part = actor && (partOf(emitters.get(event) ?? actor) ?? partOf(actor));
    if (part && !event.type.startsWith('xstate.after.')) return part.id;
    if (event.type.startsWith('xstate.after.')) return outsider('time');
    return outsider(acting?.by ?? 'page');
  };

  const hear = (told: InspectionEvent) => {
    const actor = told.actorRef as AnyActorRef;
    const part = partOf(actor);
    if (told.type === '@xstate.actor') {
      if (part) actor.on('*', (event: object) => void emitters.set(event, actor));
      const parent = (actor as { readonly _parent?: AnyActorRef })._parent;
      const asking = parent && partOf(parent);
      if (asking && (actor as unknown as { readonly logic: unknown }).logic === askedPort)
        messages.push({
          step,
          from: asking.id,
          to: outsider(answererOf(asking, actor.id)),
          event: `asked ${actor.id}`,
          says: `asks: ${uncapital(inWords(actor.id))}.`,
          walked: ['asked'],
          before: [],
          after: [],
        });
      return;
    }
    if (!part) return;
    if (told.type === '@xstate.event' && told.event.type !== 'xstate.init' && told.event.type !== 'xstate.stop') {
      const relayer = relayedBy?.id;
      const from = told.sourceRef === undefined && relayer !== undefined ? relayer : sayerOf(told.sourceRef as AnyActorRef, told.event);
      const saidOutside = acting && (from === outsider(acting.by) || from === outsider('time')) ? acting.says : null;
      const message: Message = {
        step,
        from,
        to: part.id,
        event: told.event.type,
        says: saidOutside,
        walked: [],
        before: [],
        after: [],
      };
      messages.push(message);
      pending.push({ actor, event: told.event, message });
    }
    if (told.type === '@xstate.snapshot') {
      const after = statesIn(actor);
      const found = pending.find((one) => one.actor === actor && one.event === told.event);
      const own = walked.filter((one) => one.part.src === part.src).map(({ id }) => id);
      walked = walked.filter((one) => one.part.src !== part.src);
      if (found) {
        pending = pending.filter((one) => one !== found);
        Object.assign(found.message, { walked: own, before: last.get(actor) ?? [], after });
      }
      last.set(actor, after);
    }
  };

  return {
    hear,
    witness: (part: Part, id: string) => void walked.push({ part, id }),
    messages: (): readonly Message[] => messages,
    acted: (by: Acting, act: () => void) => {
      step += 1;
      acting = by;
      act();
      acting = null;
      walked = [];
    },
    relay: (by: Part, act: () => void) => {
      const before = relayedBy;
      relayedBy = by;
      act();
      relayedBy = before;
    },
  };
};
