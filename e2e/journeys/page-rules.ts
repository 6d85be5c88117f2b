import { and, createMachine, not, stateIn, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

type Occasion = { readonly context: AnyMachineSnapshot['context']; readonly event: { readonly type: string; readonly output?: unknown } };

/**
 * What cannot happen in the page although the chart would hear it: in one state or in all, always or only while `when`
 * does not hold.
 */
export type PageRule = {
  /** An event's type; a port's answer is `xstate.done.actor.<invoke id>`, a wait's end `xstate.after.<delay>`. */
  readonly event: string;
  /** Path of the state; every state when absent. */
  readonly in?: string;
  /** Words of the one branch that the page never takes; every branch when absent. */
  readonly branch?: string;
  /** When the page does let it happen; never when absent, and nothing else is said. */
  readonly when?: (moment: Occasion) => boolean;
  /** Paths of states beside in which it does not happen: such as another wait that the same time would end. */
  readonly unlessIn?: readonly string[];
  readonly because: string;
};

type Entry = string | { readonly guard?: unknown; readonly meta?: { readonly label?: string }; readonly [key: string]: unknown };
type Entries = Entry | readonly Entry[];
type Invoke = { readonly id: string; readonly onDone?: Entries };
type Config = {
  readonly on?: Readonly<Record<string, Entries>>;
  readonly after?: Readonly<Record<string, Entries>>;
  readonly invoke?: Invoke | readonly Invoke[];
  readonly states?: Readonly<Record<string, Config>>;
};

const guarded = (entry: Entry, { when, unlessIn = [] }: PageRule, root: string) => {
  const transition = typeof entry === 'string' ? { target: entry } : entry;
  const guards = [
    ...(transition.guard === undefined ? [] : [transition.guard]),
    ...(when ? [({ context, event }: Occasion) => when({ context, event })] : []),
    ...unlessIn.map((path) => not(stateIn(`#${root}.${path}`))),
  ];
  return guards.length === 0 ? transition : { ...transition, guard: and(guards as never) };
};
const isNever = ({ when, branch, unlessIn }: PageRule) => when === undefined && branch === undefined && unlessIn === undefined;

const labelOf = (entry: Entry) => (typeof entry === 'string' ? undefined : entry.meta?.label);

/** The machine as the page lets it be used, and the rules that concern nothing in it. */
export function asThePageAllows(
  machine: AnyStateMachine,
  rules: readonly PageRule[],
): { readonly machine: AnyStateMachine; readonly idle: readonly PageRule[] } {
  const used = new Set<PageRule>();
  const change = (config: Config, path: string): Config => {
    const allowedOf = (event: string, entry: Entries): readonly Entry[] | null => {
      // A wait's branches cannot be told by their target's name alone.
      const entries = ([entry].flat() as Entry[]).map((one) => (typeof one === 'string' ? { target: one } : one));
      const own = rules.filter(
        (rule) =>
          rule.event === event &&
          (rule.in === undefined || rule.in === path) &&
          (rule.branch === undefined || entries.some((one) => labelOf(one) === rule.branch)),
      );
      for (const rule of own) used.add(rule);
      if (own.some(isNever)) return null;
      const takes = (one: Entry) => !own.some(({ branch }) => branch !== undefined && branch === labelOf(one));
      return own.reduce<readonly Entry[]>((all, rule) => all.map((one) => guarded(one, rule, machine.id)), entries.filter(takes));
    };
    const allowedIn = (all: Config['on'], eventOf: (key: string) => string) =>
      Object.fromEntries(
        Object.entries(all ?? {}).flatMap(([key, entry]) => {
          const allowed = allowedOf(eventOf(key), entry);
          return allowed ? [[key, allowed] as const] : [];
        }),
      );
    const invoke = ([config.invoke ?? []].flat() as Invoke[]).map((one) =>
      one.onDone === undefined ? one : { ...one, onDone: allowedOf(`xstate.done.actor.${one.id}`, one.onDone) ?? [] },
    );
    const states = Object.entries(config.states ?? {}).map(([key, child]) => [key, change(child, path ? `${path}.${key}` : key)] as const);
    return {
      ...config,
      on: allowedIn(config.on, (event) => event),
      after: allowedIn(config.after, (delay) => `xstate.after.${delay}`),
      ...(invoke.length > 0 ? { invoke } : {}),
      ...(config.states ? { states: Object.fromEntries(states) } : {}),
    };
  };
  const changed = createMachine(change(machine.config as Config, '') as never).provide(machine.implementations as never);
  return { machine: changed as unknown as AnyStateMachine, idle: rules.filter((rule) => !used.has(rule)) };
}
