import { fromCallback, fromPromise, type AnyActorLogic, type EventObject } from 'xstate';

const subscriptions = new WeakSet<object>();
const asks = new WeakSet<object>();
/** What stands in for a port until it is provided, with its name. */
const standIns = new WeakMap<object, string>();

const standIn = <Logic extends AnyActorLogic>(name: string, logic: Logic): Logic => {
  standIns.set(logic, name);
  return logic;
};

/** The name of the port that a logic stands in for; null where it is a real one, or nobody's. */
export const standsInFor = (logic: AnyActorLogic): string | null => standIns.get(logic) ?? null;

/**
 * A question that a machine asks and waits on. The composition root provides the real one;
 * until then the promise rejects with an `Error` that names the port.
 */
export const port = <Output, Input = undefined>(name: string) =>
  standIn(
    name,
    fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" was not provided`))),
  );

/**
 * A call to the server that is always answered: no connection, a time-out and whatever breaks come back as a failure. The
 * client's time-out is the only clock, so the state that waits for it needs neither a wait of its own nor an `onError`.
 */
export const ask = <Output extends { readonly ok: boolean }, Input = undefined>(name: string) => {
  const logic = port<Output, Input>(name);
  asks.add(logic);
  return logic;
};

export const isAsk = (logic: AnyActorLogic): boolean => asks.has(logic);

/**
 * Something that a machine listens to for as long as a state lasts (a feed of positions, the page coming back
 * to the front). `Received` is what the machine may send to it. Until it is provided, starting it throws an
 * `Error` that names the port, which the machine sees as the invoke's `onError`.
 */
export const callbackPort = <Input = undefined, Received extends EventObject = EventObject>(name: string) => {
  const logic = fromCallback<Received, Input>(() => {
    throw new Error(`Port "${name}" was not provided`);
  });
  return markCallbackPort(standIn(name, logic));
};

/** Says of a logic that it listens as long as its state lasts, and never ends by itself. */
export const markCallbackPort = <Logic extends AnyActorLogic>(logic: Logic): Logic => {
  subscriptions.add(logic);
  return logic;
};

/** Whether a logic listens for as long as its state lasts: such a port never ends by itself and needs no `onDone`. */
export const isCallbackPort = (logic: AnyActorLogic): boolean => subscriptions.has(logic);
