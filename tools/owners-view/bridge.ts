/** Runs in the shop's page while it stands in the owner's view, before the shop itself: watches every machine that starts. */
import { Actor, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate';
import { deepestNodes, pathOf } from '#tests/machines/harness/state-nodes.ts';
import { goneEvent, sceneKey, seenEvent, type Bridge, type Scene, type Seen } from './seen.ts';

type Step = {
  readonly type: string;
  readonly actorRef: AnyActor;
  readonly event: { readonly type: string };
  readonly _transitions?: readonly AnyTransitionDefinition[];
};

const running = new Map<string, AnyActor>();

const machineOf = (actor: AnyActor): AnyStateMachine | null =>
  'root' in actor.logic && 'states' in actor.logic ? (actor.logic as AnyStateMachine) : null;

const idOf = (definition: AnyTransitionDefinition): string => {
  const { source, eventType } = definition;
  const branches = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
  return `${pathOf(source) || '(root)'} | ${eventType || 'always'} | ${branches.indexOf(definition)}`;
};

const tell = (actor: AnyActor, event: string, walked: readonly string[]): void => {
  const machine = machineOf(actor);
  if (!machine) return;
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const seen: Seen = { machine: machine.id, states: deepestNodes(snapshot).map(pathOf), walked, event, over: snapshot.status !== 'active' };
  window.parent.dispatchEvent(new CustomEvent(seenEvent, { detail: seen }));
};

/** Plays the scene that waits for this machine: answers come at once, so that no real one is awaited on the way. */
const playScene = (actor: AnyActor): void => {
  const kept = sessionStorage.getItem(sceneKey);
  const scene = kept === null ? null : (JSON.parse(kept) as Scene);
  if (scene?.machine !== machineOf(actor)?.id || !scene) return;
  sessionStorage.removeItem(sceneKey);
  hold(true);
  for (const event of scene.events) actor.send(event);
};

const gone = (machine: string | null): void => void window.parent.dispatchEvent(new CustomEvent(goneEvent, { detail: machine }));

const watched = new WeakSet<AnyActor>();

/** Takes a machine that starts into the view; one that a component starts again is watched already. */
const begin = (actor: AnyActor): void => {
  const machine = machineOf(actor);
  if (!machine) return;
  running.set(machine.id, actor);
  if (!watched.has(actor)) watch(actor);
  tell(actor, '', []);
  playScene(actor);
};

const end = (actor: AnyActor): void => {
  const id = machineOf(actor)?.id;
  if (id === undefined || running.get(id) !== actor) return;
  running.delete(id);
  gone(id);
};

const watch = (actor: AnyActor): void => {
  watched.add(actor);
  let walked: string[] = [];
  actor.system.inspect((step) => {
    const { type, actorRef, event, _transitions } = step as unknown as Step;
    if (actorRef !== actor) return;
    if (type === '@xstate.microstep') walked.push(...(_transitions ?? []).map(idOf));
    if (type !== '@xstate.snapshot') return;
    const told = walked;
    walked = [];
    queueMicrotask(() => tell(actor, event.type, told));
  });
};

let waiting: (() => void)[] | null = null;
const hold = (isHeld: boolean): void => {
  const released = waiting;
  waiting = isHeld ? (waiting ?? []) : null;
  if (!isHeld) for (const go of released ?? []) go();
};

if (window.parent !== window) {
  gone(null);
  const start = Reflect.get(Actor.prototype, 'start') as (this: AnyActor) => AnyActor;
  const stop = Reflect.get(Actor.prototype, 'stop') as (this: AnyActor) => AnyActor;
  Actor.prototype.start = function started(this: AnyActor) {
    const isStarting = Reflect.get(this, '_processingStatus') === 0;
    const result = start.call(this);
    if (isStarting) begin(this);
    return result;
  };
  Actor.prototype.stop = function stopped(this: AnyActor) {
    end(this);
    return stop.call(this);
  };
  const fetchNow = window.fetch.bind(window);
  window.fetch = async (...call) => {
    const answer = await fetchNow(...call);
    const queue = waiting;
    if (queue) await new Promise<void>((resolve) => queue.push(resolve));
    return answer;
  };
  const bridge: Bridge = {
    send: (machine, event) => running.get(machine)?.send(event),
    hold,
    tell: () => {
      for (const actor of running.values()) tell(actor, '', []);
    },
  };
  Object.assign(window, { ownersView: bridge });
}
