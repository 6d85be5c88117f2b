import { createActor, fromCallback, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { AnySample } from '#statecharts/any-model.ts';
import { answeredPort } from '#statecharts/standstill.ts';
import { deepestNodes, pathOf } from '#statecharts/state-nodes.ts';
import { answerPort, breakPort, isAsked } from './asked-port.ts';
import { composed } from './compose.ts';
import { listening, type Message } from './messages.ts';
import { PageClock } from './page-clock.ts';
import { partsOf, type Joined, type Part, type System, type ToldStep } from './system.ts';

export type Act = {
  readonly part: Part;
  readonly sample: AnySample;
  /** Whether it is the end of a wait; `rest` is then what is left of it, in milliseconds. */
  readonly isTime: boolean;
  readonly rest: number;
};

export type PartNow = {
  readonly part: Part;
  readonly is: 'unborn' | 'running' | 'over';
  readonly at: readonly string[];
  readonly snapshot: AnyMachineSnapshot | null;
  readonly asked: readonly string[];
  /** Waits, by the type of the event that ends them; `rest` in milliseconds. */
  readonly waits: readonly { readonly event: string; readonly rest: number }[];
};

export type SystemNow = { readonly parts: readonly PartNow[]; readonly acts: readonly Act[] };

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
const actsOf = (parts: readonly PartNow[]): readonly Act[] => {
  const waits = parts.flatMap((now) => (now.is === 'running' ? now.waits.map((wait) => ({ now, ...wait })) : []));
  const [first] = waits.toSorted((a, b) => a.rest - b.rest);
  const sample = first && first.now.part.model.events.find(({ event }) => event.type === first.event);
  const time: readonly Act[] = first && sample ? [{ part: first.now.part, sample, isTime: true, rest: first.rest }] : [];
  return [...parts.flatMap(saidTo), ...time];
};

type Running = { readonly actor: AnyActorRef; readonly snapshot: AnyMachineSnapshot };
type Scheduled = { readonly source: AnyActorRef; readonly event: { readonly type: string }; readonly delay: number };

/**
 * A system that runs: its real charts, joined as on the page. It stands still until somebody outside does something.
 * @param begins words of the root's input that it begins with
 * @throws Error when the root's model has no such beginning
 */
export const runSystem = (system: System, begins: string) => {
  const input = system.root.model.inputs.find(({ says }) => says === begins);
  if (!input) throw new Error(`${system.title} has no beginning “${begins}”`);
  const partOfActor = new Map<AnyActorRef, Part>();
  const roots = new Map<Part, AnyActorRef>();
  const seen = new Map<string, AnyMachineSnapshot>();
  const dues = new WeakMap<object, number>();
  const clock = new PageClock();

  const known = (actor: AnyActorRef): Part | null => {
    const found = partOfActor.get(actor);
    if (found) return found;
    const parent = (actor as { readonly _parent?: AnyActorRef })._parent;
    const around = parent && known(parent);
    const part = around ? [...around.parts, ...(around === system.root ? system.joined : [])].find(({ id }) => id === actor.id) : undefined;
    if (part) partOfActor.set(actor, part);
    return part ?? null;
  };
  /** A joined flow speaks through the subscription that it fills: that is no listener of its own. */
  const isSubscription = (actor: AnyActorRef) =>
    system.joined.some((joined) => known(actor) === joined) && ![...roots.values()].includes(actor);
  const ear = listening((actor) => known(actor));
  const inspect = (told: Parameters<typeof ear.hear>[0]) => {
    const actor = told.actorRef as AnyActorRef;
    if (isSubscription(actor)) return;
    const part = known(actor);
    if (part && told.type === '@xstate.snapshot') seen.set(part.id, told.snapshot as AnyMachineSnapshot);
    ear.hear(told);
  };

  const begin = (part: Part, machine: ReturnType<typeof composed>, from: unknown): AnyActorRef => {
    const actor = createActor(machine, {
      input: from,
      clock,
      id: part.id,
      inspect: (told) => {
        if (!roots.has(part)) {
          roots.set(part, told.actorRef as AnyActorRef);
          partOfActor.set(told.actorRef as AnyActorRef, part);
        }
        inspect(told);
      },
    }) as AnyActorRef;
    actor.subscribe({ error: () => undefined });
    return actor;
  };

  const filled = (joined: Joined) => {
    const flow = begin(joined, composed(joined, ear.witness), joined.model.inputs[0]?.input);
    flow.start();
    return fromCallback<AnyEventObject>(({ sendBack, receive }) => {
      const tell = () => sendBack(joined.tells(flow));
      receive((event) => ear.relay(system.root, () => flow.send(event)));
      tell();
      const { children } = flow.getSnapshot() as AnyMachineSnapshot;
      const stops = joined.parts.map(({ id }) => (children as Record<string, AnyActorRef | undefined>)[id]?.subscribe(tell));
      return () => stops.forEach((stop) => stop?.unsubscribe());
    });
  };

  const fills = Object.fromEntries(system.joined.map((joined) => [joined.src, filled(joined)]));
  const root = begin(system.root, composed(system.root, ear.witness, fills), input.input);
  root.start();

  const running = (): ReadonlyMap<string, Running> => {
    const found = new Map<string, Running>();
    const look = (part: Part, actor: AnyActorRef) => {
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      found.set(part.id, { actor, snapshot });
      for (const inner of part.parts) {
        const child = (snapshot.children as Record<string, AnyActorRef | undefined>)[inner.id];
        if (child && child.getSnapshot().status === 'active') look(inner, child);
      }
    };
    for (const [part, actor] of roots) look(part, actor);
    return found;
  };

  const scheduled = (): readonly Scheduled[] =>
    [...roots.values()].flatMap((actor) =>
      Object.values((actor.system.getSnapshot() as unknown as { readonly _scheduledEvents: Record<string, Scheduled> })._scheduledEvents),
    );
  /** Waits begin when their step is done, and tell how long they take, not until when. */
  const noteWaits = () => {
    for (const wait of scheduled()) if (!dues.has(wait)) dues.set(wait, clock.now() + wait.delay);
  };
  noteWaits();

  const now = (): SystemNow => {
    const found = running();
    const parts = partsOf(system).map((part): PartNow => {
      const own = found.get(part.id);
      const snapshot = own?.snapshot ?? seen.get(part.id) ?? null;
      const children = own ? (Object.values(own.snapshot.children) as AnyActorRef[]) : [];
      return {
        part,
        is: own && own.snapshot.status === 'active' ? 'running' : snapshot ? 'over' : 'unborn',
        at: snapshot ? deepestNodes(snapshot).map(pathOf) : [],
        snapshot,
        asked: children.filter(isAsked).map(({ id }) => id),
        waits: own
          ? scheduled()
              .filter(({ source }) => source === own.actor)
              .map((wait) => ({ event: wait.event.type, rest: (dues.get(wait) ?? clock.now()) - clock.now() }))
              .toSorted((a, b) => a.rest - b.rest)
          : [],
      };
    });
    return { parts, acts: actsOf(parts) };
  };

  return {
    now,
    messages: (): readonly Message[] => ear.messages(),
    happen: (act: Act) => {
      const own = running().get(act.part.id);
      if (!own) throw new Error(`${act.part.model.title} does not run`);
      const { event } = act.sample;
      const port = answeredPort(event.type);
      ear.acted({ by: act.sample.by, says: act.sample.says }, () => {
        if (act.isTime) clock.goOn();
        else if (port === null) own.actor.send(event);
        else {
          const asked = (own.snapshot.children as Record<string, AnyActorRef | undefined>)[port];
          if (!asked) throw new Error(`${act.part.model.title} asks nothing of ${port}`);
          if (event.type.startsWith('xstate.done.')) answerPort(asked, event.output);
          else breakPort(asked, event.error);
        }
      });
      noteWaits();
    },
    stop: () => {
      for (const actor of [...roots.values()].toReversed()) actor.stop();
    },
  };
};

export type SystemRun = ReturnType<typeof runSystem>;

export const actNamed = ({ acts }: SystemNow, [part, says]: ToldStep): Act | null =>
  acts.find((act) => act.part.id === part && act.sample.says === says) ?? null;

/** Runs a system anew through steps that were possible before. @throws Error when one of them is not any more */
export const replayed = (system: System, begins: string, steps: readonly ToldStep[]): SystemRun => {
  const run = runSystem(system, begins);
  for (const step of steps) {
    const act = actNamed(run.now(), step);
    if (!act) throw new Error(`“${step[1]}” cannot happen to ${step[0]} now`);
    run.happen(act);
  }
  return run;
};
