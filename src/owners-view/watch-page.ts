/** Runs in the shop's page while it stands in the owner's view, before the shop itself: hears every machine and lets the view act. */
import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { inspectActors } from '../shop/inspected.ts';
import { actorGoneEvent, actorStepEvent, type Bridge, type ActorStep, type Wait } from './bridge.ts';

type Watched = { readonly actor: AnyActor; readonly machine: AnyStateMachine; walked: string[] };

const watched = new Map<string, Watched>();

const machineOf = ({ logic }: AnyActor): AnyStateMachine | null =>
  typeof logic === 'object' && 'root' in logic && 'states' in logic ? (logic as AnyStateMachine) : null;
const snapshotOf = ({ actor }: Watched) => actor.getSnapshot() as AnyMachineSnapshot;
const pathOf = (node: AnyStateNode): string => node.path.join('.');
const leaves = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  [..._nodes]
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .sort((a, b) => a.order - b.order)
    .map(pathOf);

/** As drawings name a way: its state, its event and which of its branches. */
const idOf = (definition: AnyTransitionDefinition): string => {
  const { source, eventType } = definition;
  const branches = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
  return `${pathOf(source) || '(root)'} | ${eventType || 'always'} | ${branches.indexOf(definition)}`;
};

const sendEvent = (name: string, detail: unknown) => void window.parent.dispatchEvent(new CustomEvent(name, { detail }));
const sendStep = (one: Watched, event: string): void => {
  const snapshot = snapshotOf(one);
  const seen: ActorStep = {
    actor: one.actor.sessionId,
    machine: one.machine.id,
    states: leaves(snapshot),
    walked: one.walked.splice(0),
    event,
    over: snapshot.status !== 'active',
  };
  sendEvent(actorStepEvent, seen);
};

const waitsOf = ({ actor }: Watched) =>
  Object.values(actor.system.getSnapshot()._scheduledEvents)
    .filter(({ source }) => source === actor)
    .map((wait) => ({ ...wait, rest: Math.max(0, wait.startedAt + wait.delay - Date.now()) }))
    .sort((a, b) => a.rest - b.rest);

const onStep = (step: InspectionEvent): void => {
  const actor = step.actorRef as AnyActor;
  const machine = machineOf(actor);
  if (!machine) return;
  const name = actor.sessionId;
  if (step.type === '@xstate.microstep') watched.get(name)?.walked.push(...step._transitions.map(idOf));
  if (step.type !== '@xstate.snapshot') return;
  const { type } = step.event;
  if (type === 'xstate.stop') {
    watched.delete(name);
    sendEvent(actorGoneEvent, name);
    return;
  }
  const one = watched.get(name) ?? { actor, machine, walked: [] };
  watched.set(name, one);
  // Once it is at rest again: what it tells others in the same moment comes first.
  queueMicrotask(() => {
    if (watched.has(name)) sendStep(one, type);
  });
};

let waiting: (() => void)[] | null = null;
const hold = (isHeld: boolean): void => {
  const released = waiting;
  waiting = isHeld ? (waiting ?? []) : null;
  if (!isHeld) for (const go of released ?? []) go();
};

const bridge: Bridge = {
  send: (name, event) => watched.get(name)?.actor.send(event),
  can: (name, event) => {
    const one = watched.get(name);
    return one !== undefined && snapshotOf(one).status === 'active' && snapshotOf(one).can(event);
  },
  snapshot: (name) => watched.get(name)?.actor.getSnapshot() as unknown,
  asking: (name) => {
    const one = watched.get(name);
    return one ? Object.keys(snapshotOf(one).children) : [];
  },
  waits: (name) => {
    const one = watched.get(name);
    return one ? waitsOf(one).map(({ id, event, rest, delay }): Wait => ({ id, event: event.type, rest, whole: delay })) : [];
  },
  skip: (name, id) => {
    const one = watched.get(name);
    const wait = one && waitsOf(one).find((other) => other.id === id);
    if (!one || !wait) return;
    one.actor.system.scheduler.cancel(one.actor, id);
    one.actor.send(wait.event);
  },
  hold,
  sendAll: () => {
    for (const one of watched.values()) sendStep(one, '');
  },
};

// It begins as it is loaded, before any actor of the page does: a first load has no more of it than that.
sendEvent(actorGoneEvent, null);
inspectActors(onStep);
const fetchNow = window.fetch.bind(window);
window.fetch = async (...call) => {
  const answer = await fetchNow(...call);
  const queue = waiting;
  if (queue) await new Promise<void>((resolve) => queue.push(resolve));
  return answer;
};
Object.assign(window, { ownersView: bridge });
