import type { AnyStateMachine } from 'xstate';

type Builtin = ((...args: never[]) => unknown) & {
  readonly type?: string;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
  readonly event?: unknown;
  readonly to?: unknown;
  readonly delay?: unknown;
};

/** What a guard is called, whether a function of the chart has no name of its own, and whether it is told what to look at. */
export type GuardName = { readonly name: string; readonly nameless: boolean; readonly withParams: boolean };

/** A guard's name: its own, those that it is put together from, or that it has none. */
export const guardNamed = (guard: unknown): GuardName => {
  if (typeof guard === 'string') return { name: guard, nameless: false, withParams: false };
  if (typeof guard === 'object' && guard !== null && 'type' in guard)
    return { name: String(guard.type), nameless: false, withParams: 'params' in guard };
  const { name, guards, stateValue } = guard as Builtin;
  if (stateValue !== undefined) return { name: `it is in ${JSON.stringify(stateValue)}`, nameless: false, withParams: false };
  if (guards) {
    const parts = guards.map(guardNamed);
    const names = parts.map((part) => part.name);
    return {
      name: name === 'not' ? `not: ${names.join()}` : names.join(name === 'or' ? ' or ' : ' and '),
      nameless: parts.some(({ nameless }) => nameless),
      withParams: parts.some(({ withParams }) => withParams),
    };
  }
  return { name: name && name !== 'guard' ? name : 'a condition in the code', nameless: true, withParams: false };
};

/** An action by its name, with what can be told of it without running it. */
export type ActionName = {
  readonly name: string;
  readonly nameless: boolean;
  readonly withParams: boolean;
  /** The event that it raises or sends, where it is always the same one. */
  readonly event: string | null;
  /** Whom it sends that to; null for the chart itself. */
  readonly to: string | null;
};

const ofItself: Readonly<Record<string, string>> = {
  'xstate.assign': 'note something',
  'xstate.raise': 'raise an event',
  'xstate.sendTo': 'send an event',
  'xstate.emit': 'tell whoever listens',
  'xstate.cancel': 'take back what was sent',
  'xstate.spawnChild': 'start an actor',
  'xstate.stopChild': 'stop an actor',
  'xstate.enqueueActions': 'do one thing or another',
  'xstate.log': 'log',
};

const fixedEvent = (event: unknown): string | null =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : null;

/** What a built-in function of XState sends without looking at anything. */
const sent = (code: Builtin | undefined): Pick<ActionName, 'event' | 'to'> => {
  if (!code || code.delay !== undefined) return { event: null, to: null };
  if (code.type === 'xstate.raise') return { event: fixedEvent(code.event), to: null };
  if (code.type === 'xstate.sendTo' && typeof code.to === 'string') return { event: fixedEvent(code.event), to: code.to };
  return { event: null, to: null };
};

/** An action's name: its own, or what kind of thing it does where it is a function of the chart. */
export const actionNamed = (machine: AnyStateMachine, action: unknown): ActionName => {
  const written = (name: string) => machine.implementations.actions[name] as Builtin | undefined;
  if (typeof action === 'string') return { name: action, nameless: false, withParams: false, ...sent(written(action)) };
  if (typeof action === 'object' && action !== null && 'type' in action) {
    const name = String(action.type);
    return { name, nameless: false, withParams: 'params' in action, ...sent(written(name)) };
  }
  const code = action as Builtin;
  return { name: ofItself[code.type ?? ''] ?? (code.name || 'something in the code'), nameless: true, withParams: false, ...sent(code) };
};

/** Entry and exit actions with which XState itself begins and ends a wait. */
export const isOfAWait = (action: unknown): boolean => {
  const { type, event, sendId } = (typeof action === 'function' ? action : {}) as Builtin & { readonly sendId?: unknown };
  const named = type === 'xstate.raise' ? fixedEvent(event) : type === 'xstate.cancel' ? sendId : null;
  return typeof named === 'string' && named.startsWith('xstate.after.');
};
