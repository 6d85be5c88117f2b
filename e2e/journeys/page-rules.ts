import { and, createMachine, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

type Occasion = { readonly context: AnyMachineSnapshot['context']; readonly event: { readonly type: string; readonly output?: unknown } };

/**
 * What cannot happen in the page although the chart would hear it: in one state or in all, always or only while `when`
 * does not hold.
 */
export type PageRule = {
  /** An event's type; a port's answer is `xstate.done.actor.<invoke id>`. */
  readonly event: string;
  /** Path of the state; every state when absent. */
  readonly in?: string;
  /** Words of the one branch that the page never takes; every branch when absent. */
  readonly branch?: string;
  /** When the page does let it happen; never when absent. */
  readonly when?: (moment: Occasion) => boolean;
  readonly because: string;
};

type Entry = string | { readonly guard?: unknown; readonly meta?: { readonly label?: string }; readonly [key: string]: unknown };
type Entries = Entry | readonly Entry[];
type Invoke = { readonly id: string; readonly onDone?: Entries };
type Config = {
  readonly on?: Readonly<Record<string, Entries>>;
  readonly invoke?: Invoke | readonly Invoke[];
  readonly states?: Readonly<Record<string, Config>>;
};

const guarded = (entry: Entry, when: NonNullable<PageRule['when']>) => {
  const transition = typeof entry === 'string' ? { target: entry } : entry;
  const allowed = ({ context, event }: Occasion) => when({ context, event });
  return { ...transition, guard: transition.guard === undefined ? allowed : and([transition.guard as never, allowed as never]) };
};

const labelOf = (entry: Entry) => (typeof entry === 'string' ? undefined : entry.meta?.label);

/** The machine as the page lets it be used, and the rules that concern nothing in it. */
export function asThePageAllows(
  machine: AnyStateMachine,
  rules: readonly PageRule[],
): { readonly machine: AnyStateMachine; readonly idle: readonly PageRule[] } {
  const used = new Set<PageRule>();
  const change = (config: Config, path: string): Config => {
    const allowedOf = (event: string, entry: Entries): readonly Entry[] | null => {
      const entries = [entry].flat() as Entry[];
      const own = rules.filter(
        (rule) =>
          rule.event === event &&
          (rule.in === undefined || rule.in === path) &&
          (rule.branch === undefined || entries.some((one) => labelOf(one) === rule.branch)),
      );
      for (const rule of own) used.add(rule);
      if (own.some(({ when, branch }) => when === undefined && branch === undefined)) return null;
      const takes = (one: Entry) => !own.some(({ branch }) => branch !== undefined && branch === labelOf(one));
      return own.reduce<readonly Entry[]>((all, { when }) => all.map((one) => (when ? guarded(one, when) : one)), entries.filter(takes));
    };
    const on = Object.entries(config.on ?? {}).flatMap(([event, entry]) => {
      const allowed = allowedOf(event, entry);
      return allowed ? [[event, allowed] as const] : [];
    });
    const invoke = ([config.invoke ?? []].flat() as Invoke[]).map((one) =>
      one.onDone === undefined ? one : { ...one, onDone: allowedOf(`xstate.done.actor.${one.id}`, one.onDone) ?? [] },
    );
    const states = Object.entries(config.states ?? {}).map(([key, child]) => [key, change(child, path ? `${path}.${key}` : key)] as const);
    return {
      ...config,
      on: Object.fromEntries(on),
      ...(invoke.length > 0 ? { invoke } : {}),
      ...(config.states ? { states: Object.fromEntries(states) } : {}),
    };
  };
  const changed = createMachine(change(machine.config as Config, '') as never).provide(machine.implementations as never);
  return { machine: changed as unknown as AnyStateMachine, idle: rules.filter((rule) => !used.has(rule)) };
}
