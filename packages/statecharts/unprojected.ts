import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyModel, AnySample } from './any-model.ts';
import { definitionsOf } from './definitions.ts';
import type { Exploration } from './explore.ts';
import { movesOf } from './moves-of.ts';
import { take, type Standstill } from './standstill.ts';

type Facts = Readonly<Record<string, unknown>>;
type Asked = { readonly context: Facts; readonly event: AnySample['event'] };
type Decides = (asked: Asked, params: unknown) => unknown;
type Named = { readonly type: string; readonly params?: unknown };

const isObject = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

/** What else may stand in the place of a value. */
const othersOf = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [value + 1, value + 1_000_000, null];
  if (typeof value === 'string') return ['something else', '', null];
  if (typeof value === 'boolean') return [!value];
  return value === null ? [] : [null];
};

type Changed = { readonly path: string; readonly context: Facts };

/** The context with one thing in it changed, for each of them; of a long list only the first two. */
const changesOf = (value: unknown, deep: number): readonly { readonly path: string; readonly value: unknown }[] => {
  const instead = othersOf(value).map((other) => ({ path: '', value: other }));
  if (!isObject(value) || deep === 0) return instead;
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 2) : Object.keys(value);
  const inside = keys.flatMap((key) =>
    changesOf(value[key], deep - 1).map((changed) => ({
      path: `.${key}${changed.path}`,
      value: Array.isArray(value) ? value.with(Number(key), changed.value) : { ...value, [key]: changed.value },
    })),
  );
  return [...instead, ...inside];
};

type Met = ReadonlyMap<string, readonly unknown[]>;

/** The contexts that differ from one in a single thing: another value, or one that was met at another moment. */
const changedContexts = (context: Facts, met: Met, deep: number): readonly Changed[] =>
  Object.keys(context).flatMap((key) => [
    ...changesOf(context[key], deep).map(({ path, value }) => ({ path: `${key}${path}`, context: { ...context, [key]: value } })),
    ...(met.get(key) ?? []).map((other) => ({ path: key, context: { ...context, [key]: other } })),
  ]);

const attempt = <Value>(compute: () => Value): Value | 'it breaks' => {
  try {
    return compute();
  } catch {
    return 'it breaks';
  }
};

/** A guard or a delay, with the events that it may be asked with. */
type Decision = { readonly name: string; readonly decide: (asked: Asked) => unknown; readonly events: readonly AnySample['event'][] };

const decisionsIn = (model: AnyModel, snapshot: AnyMachineSnapshot): readonly Decision[] => {
  const { implementations } = model.machine as AnyStateMachine & {
    readonly implementations: { readonly guards: Readonly<Record<string, Decides>>; readonly delays: Readonly<Record<string, unknown>> };
  };
  const guards = definitionsOf(model.machine).flatMap(({ node, eventType, definition }): readonly Decision[] => {
    const isAlways = eventType === 'always';
    if (!definition.guard || (!isAlways && !snapshot._nodes.some(({ id }) => id === node.id) && node.parent !== undefined)) return [];
    const guard = definition.guard as string | Named | Decides;
    const name = typeof guard === 'string' ? guard : typeof guard === 'function' ? guard.name : guard.type;
    const logic = typeof guard === 'function' ? guard : implementations.guards[name];
    if (!logic) return [];
    const params = isObject(guard) ? guard.params : undefined;
    const events = isAlways ? [{ type: '' }] : model.events.map(({ event }) => event).filter(({ type }) => type === eventType);
    return [{ name, events, decide: (asked) => logic(asked, typeof params === 'function' ? (params(asked) as unknown) : params) }];
  });
  const delays = Object.entries(implementations.delays).flatMap(([name, delay]): readonly Decision[] =>
    typeof delay === 'function' ? [{ name, events: [{ type: '' }], decide: (asked) => (delay as Decides)(asked, undefined) }] : [],
  );
  return [...guards, ...delays];
};

const PER_STATE = 6;

/** Moments of as many states as may be, and of each one after the other. */
const momentsOf = (places: Exploration['places'], most: number): readonly Standstill[] => {
  const byState = new Map<string, Standstill[]>();
  for (const { still } of places) {
    if (still.snapshot.status !== 'active') continue;
    const state = JSON.stringify(still.snapshot.value);
    byState.set(state, [...(byState.get(state) ?? []), still]);
  }
  const rows = [...byState.values()].map((row) => row.filter((_, index) => index % Math.max(1, Math.floor(row.length / PER_STATE)) === 0));
  return Array.from({ length: PER_STATE }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
    .flat()
    .slice(0, most);
};
/** So many values of one thing are tried in each other's place. */
const MET = 6;

/** What the things of a context are at some moments, and after one more event: what a projection forgets is met only there. */
const metAfter = (model: AnyModel, moments: readonly Standstill[]): Met => {
  const { machine } = movesOf(model);
  const met = new Map<string, Map<string, unknown>>();
  const meet = (context: Facts) => {
    for (const [key, value] of Object.entries(context)) {
      const values = met.get(key) ?? new Map<string, unknown>();
      met.set(key, values);
      if (values.size < MET) values.set(JSON.stringify(value) ?? '', value);
    }
  };
  for (const still of moments) {
    meet(still.snapshot.context as Facts);
    for (const sample of model.events) {
      const taken = attempt(() => take(machine, still, sample, 'anyOrder'));
      if (taken !== null && taken !== 'it breaks') meet(taken.still.snapshot.context as Facts);
    }
  }
  return new Map([...met].map(([key, values]) => [key, [...values.values()]]));
};

/**
 * What guards and delays read that a model's `project` does not tell of: 'a guard reads missed'. At some moments that an
 * exploration found, each thing in the context is changed; where the projection stays as it was, no guard and no delay may
 * answer otherwise. `deep` is how far into the context it is looked.
 */
export const unprojected = (
  model: AnyModel,
  { places }: Pick<Exploration, 'places'>,
  { mostMoments, deep }: { readonly mostMoments: number; readonly deep: number },
): readonly string[] => {
  const moments = momentsOf(places, mostMoments);
  const met = metAfter(model, moments);
  const found = new Set<string>();
  for (const { snapshot } of moments) {
    const projected = JSON.stringify(model.project(snapshot));
    const context = snapshot.context as Facts;
    const asked = decisionsIn(model, snapshot).flatMap(({ name, decide, events }) =>
      events.map((event) => ({ name, decide, event, answer: attempt(() => decide({ context, event })) })),
    );
    for (const changed of changedContexts(context, met, deep)) {
      const other = Object.assign(Object.create(Object.getPrototypeOf(snapshot) as object) as object, snapshot, {
        context: changed.context,
      });
      if (attempt(() => JSON.stringify(model.project(other as AnyMachineSnapshot))) !== projected) continue;
      for (const { name, decide, event, answer } of asked) {
        const now = attempt(() => decide({ context: changed.context, event }));
        if (answer !== now && answer !== 'it breaks' && now !== 'it breaks') found.add(`“${name}” reads ${changed.path}`);
      }
    }
  }
  return [...found].toSorted();
};
