import { createActor } from 'xstate';
import { cartCalls } from '../../contract/calls/cart.ts';
import { deliveryTimeMachine } from '../../machines/delivery-time/delivery-time.machine.ts';
import { toDeliveryTimeView } from '../../machines/delivery-time/delivery-time.view.ts';
import { receivingMachine } from '../../machines/receiving/receiving.machine.ts';
import { toReceivingView } from '../../machines/receiving/receiving.view.ts';
import type { CartView } from '../../machines/cart/cart.view.ts';
import type { Api } from '../api/api.ts';
import type { Flow } from '../flows/flow.ts';
import type { WhenEvent, WhenView } from '../flows/when-flow.ts';
import type { ServerClock } from './server-clock.ts';
import type { Keeper } from './storage.ts';

const TICK = 15_000;

/** What the delivery time goes by. */
export type WhenSurroundings = {
  readonly api: Api;
  readonly keeper: Keeper;
  readonly clock: ServerClock;
  readonly cart: Pick<Flow<CartView, never>, 'seen' | 'subscribe'>;
  /** Does something again and again, as long as the flow lives. */
  readonly repeat?: (tick: () => void, milliseconds: number) => void;
};

/**
 * The delivery time and the way of receiving behind one view: the way is told to the time, the time chosen is remembered,
 * with whose it is, and both go by the server's clock, which is asked when no answer has told it yet. A store's rules and
 * what it presets hold as long as the basket is that store's.
 */
export function whenFlow({ api, keeper, clock, cart, repeat = setInterval }: WhenSurroundings): Flow<WhenView, WhenEvent> {
  const { presetOf = null, ...remembered } = keeper.read('storefront.delivery_time') ?? { at: null };
  const time = createActor(deliveryTimeMachine, { input: { remembered: remembered.at === null ? null : remembered, presetOf } });
  const way = createActor(receivingMachine);
  const look = (): WhenView => ({ time: toDeliveryTimeView(time.getSnapshot()), way: toReceivingView(way.getSnapshot()) });
  let view = look();
  const listeners = new Set<() => void>();
  const changed = () => {
    view = look();
    listeners.forEach((heard) => heard());
  };
  const tick = () => {
    const moment = clock.now();
    if (moment) time.send({ type: 'time.told', moment });
  };
  /** A server whose answer told no time leaves the device's own, in the zone of the customer's city. */
  const goByTheDevice = () => {
    if (!clock.now()) clock.tell({ now: Date.now(), timezone: api.whereabouts().timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone });
    tick();
  };
  /** The basket is asked for already, and its answer brings the server's time too. */
  const hearFirstAnswer = () => {
    const stop = cart.subscribe(() => {
      const basket = cart.seen();
      const isAnswered = (basket.is === 'filled' || basket.is === 'empty') && basket.cart !== null;
      if (!clock.now() && !isAnswered) return;
      stop();
      goByTheDevice();
    });
  };
  const leaveStore = () => {
    const basket = cart.seen();
    const store = view.time.store?.id ?? view.time.presetOf;
    if (store === null || basket.is === 'loading' || basket.is === 'unavailable' || (basket.is === 'filled' && basket.storeId === store)) return;
    way.send({ type: 'store.left' });
    time.send({ type: 'store.left' });
  };

  // A chart that broke stays as it was seen last. Unheard, its error would be thrown where nobody catches it, and end a server.
  const error = () => changed();
  let { isPickup } = view.way;
  way.subscribe({
    next: (snapshot) => {
      const next = toReceivingView(snapshot);
      if (next.isPickup !== isPickup) time.send({ type: 'way.told', isPickup: next.isPickup });
      isPickup = next.isPickup;
      changed();
    },
    error,
  });
  let kept = time.getSnapshot().context.choice;
  time.subscribe({
    next: ({ context: { choice, presetOf: store } }) => {
      if (choice !== kept && choice) keeper.write('storefront.delivery_time', { ...choice, presetOf: store });
      if (choice !== kept && !choice) keeper.forget('storefront.delivery_time');
      kept = choice;
      changed();
    },
    error,
  });
  time.start();
  way.start();
  view = look();
  if (clock.now()) tick();
  else if (cart.seen().is === 'loading') hearFirstAnswer();
  else void api.call(cartCalls.get_cart, {}).then((answered) => (answered.ok ? goByTheDevice() : tick()));
  repeat(tick, TICK);
  cart.subscribe(leaveStore);
  leaveStore();

  return {
    seen: () => view,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    send: (event) => {
      if (event.type === 'pickup.chosen' || event.type === 'delivery.chosen') return way.send(event);
      if (event.type === 'store.told') way.send({ type: 'store.told', rules: event.store.rules, moment: event.moment });
      if (event.type === 'store.left' || event.type === 'order.placed') way.send(event);
      time.send(event);
      if (event.type === 'store.told') leaveStore();
    },
  };
}
