import { createActor, fromCallback, type ActorOptions, type AnyEventObject } from 'xstate';
import { cartCalls } from '#contract/calls/cart.ts';
import { toDeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import { toFulfilmentView } from '#machines/fulfilment/fulfilment.view.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { fulfilmentTimeMachine } from '#machines/fulfilment-time/fulfilment-time.machine.ts';
import type { FulfilmentTimeContext, Remembered } from '#machines/fulfilment-time/fulfilment-time.setup.ts';
import type { Api } from '#src/api/api.ts';
import type { Flow } from '../flow.ts';
import { inspect } from '../inspected.ts';
import type { FulfilmentTimeEvent, FulfilmentTimeView } from './fulfilment-time-flow.ts';
import type { ServerClock } from '#src/browser/server-clock.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';

const TICK = 15_000;

export type FulfilmentTimeDeps = {
  readonly api: Api;
  readonly storage: BrowserStorage;
  readonly clock: ServerClock;
  readonly cart: Pick<Flow<CartView, never>, 'getSnapshot' | 'subscribe'>;
  readonly repeat?: (tick: () => void, milliseconds: number) => () => void;
};

const repeatedly = (tick: () => void, milliseconds: number) => {
  const timer = setInterval(tick, milliseconds);
  return () => clearInterval(timer);
};

const clockOf = ({ api, clock, cart, repeat = repeatedly }: FulfilmentTimeDeps) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const tick = () => {
      const moment = clock.now();
      if (moment) sendBack({ type: 'time.updated', moment });
    };
    const goByTheDevice = () => {
      if (!clock.now())
        clock.set({ now: Date.now(), timezone: api.whereabouts().timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone });
      tick();
    };
    const waitForFirstAnswer = () => {
      const stop = cart.subscribe(() => {
        const basket = cart.getSnapshot();
        const isAnswered = (basket.is === 'filled' || basket.is === 'empty') && basket.cart !== null;
        if (!clock.now() && !isAnswered) return;
        stop();
        goByTheDevice();
      });
    };
    if (clock.now()) tick();
    else if (cart.getSnapshot().is === 'loading') waitForFirstAnswer();
    else void api.call(cartCalls.get_cart, {}).then((answered) => (answered.ok ? goByTheDevice() : tick()));
    return repeat(tick, TICK);
  });

const basketOf = ({ cart }: FulfilmentTimeDeps) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const sendBasket = () => {
      const basket = cart.getSnapshot();
      if (basket.is === 'filled' || basket.is === 'empty')
        sendBack({ type: 'cart.updated', storeId: basket.is === 'filled' ? basket.storeId : null });
    };
    sendBasket();
    return cart.subscribe(sendBasket);
  });

const memoryOf = ({ storage }: FulfilmentTimeDeps) =>
  fromCallback<Remembered, undefined>(({ receive }) =>
    receive((event) => {
      if (event.type === 'pickup.changed') {
        if (event.pickupOf === null) return storage.forget('storefront.pickup');
        return storage.write('storefront.pickup', { storeId: event.pickupOf });
      }
      const { choice, presetOf, isUndecided } = event;
      if (choice) storage.write('storefront.delivery_time', { ...choice, presetOf });
      else if (!isUndecided) storage.forget('storefront.delivery_time');
    }),
  );

function rememberedIn(storage: BrowserStorage): FulfilmentTimeContext['remembered'] {
  const { presetOf = null, ...choice } = storage.read('storefront.delivery_time') ?? { at: null };
  return { choice: choice.at === null ? null : choice, presetOf, pickupOf: storage.read('storefront.pickup')?.storeId ?? null };
}

export const fulfilmentTimeWith = (deps: FulfilmentTimeDeps): typeof fulfilmentTimeMachine =>
  fulfilmentTimeMachine.provide({ actors: { clock: clockOf(deps), basket: basketOf(deps), memory: memoryOf(deps) } });

export function fulfilmentTimeFlow(
  deps: FulfilmentTimeDeps,
  options: Pick<ActorOptions<typeof fulfilmentTimeMachine>, 'clock' | 'inspect'> = {},
): Flow<FulfilmentTimeView, FulfilmentTimeEvent> & { readonly stop: () => void } {
  const actor = createActor(fulfilmentTimeWith(deps), { inspect, ...options, input: rememberedIn(deps.storage) });
  const { time, way } = actor.getSnapshot().children;
  if (!time || !way) throw new Error('The flows of time and way are not there');
  const look = (): FulfilmentTimeView => ({ time: toDeliveryTimeView(time.getSnapshot()), way: toFulfilmentView(way.getSnapshot()) });
  let view = look();
  const listeners = new Set<() => void>();
  const next = () => {
    view = look();
    listeners.forEach((listener) => listener());
  };
  // A chart that broke stays as it was seen last. Unheard, its error would be thrown where nobody catches it, and end a server.
  const error = next;
  time.subscribe({ next, error });
  way.subscribe({ next, error });
  actor.subscribe({ error });
  actor.start();
  return {
    getSnapshot: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => actor.send(event),
    stop: () => void actor.stop(),
  };
}
