import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerClock } from '#src/browser/server-clock.ts';
import { fulfilmentTimeFlow } from '#src/shop/fulfilment/start-fulfilment-time.ts';
import type { Api } from '#src/api/api.ts';
import { createBrowserStorage, memoryStore, type BrowserStorage } from '#src/browser/storage.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { atNight, lunchAndDinner, nineOClock, noon } from '#machines/delivery-time/delivery-time.model.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const filledAt = (storeId: string): CartView => ({
  is: 'filled',
  storeId,
  cart: null,
  lines: [],
  count: 1,
  saving: false,
  failure: null,
  refused: [],
  offer: null,
  removed: null,
  cutOff: false,
});
const empty: CartView = { is: 'empty', cart: null, saving: false, failure: null, refused: [], offer: null, removed: null, cutOff: false };

const TIME = 'storefront.delivery_time';

function begin({
  api = {} as Api,
  moment = noon as typeof noon | null,
  first = filledAt(atNight.id) as CartView,
  remembered = null as unknown,
  tells = true,
} = {}) {
  const kept = { now: remembered };
  const clock = createServerClock();
  if (moment) clock.set(moment);
  let basket = first;
  const listeners = new Set<() => void>();
  const flow = fulfilmentTimeFlow({
    api,
    clock,
    storage: {
      read: (key: string) => (key === TIME ? kept.now : null),
      write: (key: string, value: unknown) => {
        if (key === TIME) kept.now = value;
      },
      forget: (key: string) => {
        if (key === TIME) kept.now = null;
      },
    } as unknown as BrowserStorage,
    cart: {
      getSnapshot: () => basket,
      subscribe: (heard) => {
        listeners.add(heard);
        return () => listeners.delete(heard);
      },
    },
  });
  const becomes = (next: CartView) => {
    basket = next;
    listeners.forEach((heard) => heard());
  };
  if (tells) flow.send({ type: 'store.updated', store: atNight, moment: noon });
  return { flow, becomes, clock, kept };
}

test('a store’s rules hold while the basket is that store’s, and while the basket is asked for', () => {
  const { flow, becomes } = begin();
  becomes({ is: 'loading' });
  becomes(filledAt(atNight.id));
  expect(flow.getSnapshot().time.store?.id).toBe(atNight.id);
});

test.each([
  ['emptied', empty],
  ['of another store', filledAt('c'.repeat(24))],
])('a basket that is %s takes the store’s rules and its pickup with it', (_, next) => {
  const { flow, becomes } = begin();
  flow.send({ type: 'pickup.chosen' });
  expect(flow.getSnapshot().way).toEqual({ isPickup: true, pickup: 'free' });
  becomes(next);
  expect(flow.getSnapshot().time).toMatchObject({ store: null, isPickup: false });
  expect(flow.getSnapshot().way).toEqual({ isPickup: false, pickup: 'absent' });
});

test('a time that can’t be had any more, or whose list is open, is not as soon as possible after a reload', () => {
  const tenOClock = { ...nineOClock, start: '22:00', at: nineOClock.at + 3_600_000 };
  const { flow, kept } = begin({ remembered: tenOClock });
  const reloaded = () => begin({ remembered: kept.now }).flow;
  flow.send({ type: 'date.picked', date: '2026-11-21' });
  expect(reloaded().getSnapshot().time.choice).toEqual(tenOClock);
  const past = { ...noon, now: tenOClock.at + 60_000 };
  flow.send({ type: 'list.closed' });
  flow.send({ type: 'store.updated', store: atNight, moment: past });
  expect(flow.getSnapshot().time).toMatchObject({ is: 'gone', choice: null });
  const after = reloaded();
  expect(after.getSnapshot().time.is).not.toBe('asap');
  after.send({ type: 'store.updated', store: atNight, moment: past });
  expect(after.getSnapshot().time).toMatchObject({ is: 'gone', choice: null });
  flow.send({ type: 'asap.chosen' });
  expect(kept.now).toBeNull();
});

test('a chart that breaks throws nothing where nobody catches it', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { flow } = begin({ remembered: { date: '2026-11-24', start: '12:00', end: null, at: 1e300 } });
  expect(() => vi.runOnlyPendingTimers()).not.toThrow();
  expect(flow.getSnapshot().way.isPickup).toBe(false);
});

test('while the basket is asked for, its answer tells the time, and nothing else is asked', async () => {
  const call = vi.fn(() => Promise.resolve());
  const { flow, becomes, clock } = begin({ api: { call } as unknown as Api, moment: null, first: { is: 'loading' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(call).not.toHaveBeenCalled();
  clock.set(noon);
  becomes(filledAt(atNight.id));
  expect(flow.getSnapshot().time.moment).toEqual(noon);
});

test('with no basket to ask for, a call of its own tells the time', () => {
  const call = vi.fn(() => new Promise(() => undefined));
  begin({ api: { call } as unknown as Api, moment: null, first: empty });
  expect(call).toHaveBeenCalledOnce();
});

const lives = (timezone: string | null) => ({ whereabouts: () => ({ timezone }) });

test('a server that tells no time leaves the device’s own, in the zone of the customer’s city', async () => {
  vi.setSystemTime('2026-11-20T11:30:00Z');
  const { flow, clock } = begin({
    api: { ...lives('Asia/Bangkok'), call: () => Promise.resolve({ ok: true }) } as unknown as Api,
    moment: null,
    first: empty,
    tells: false,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(flow.getSnapshot().time.moment).toEqual({ now: Date.parse('2026-11-20T11:30:00Z'), timezone: 'Asia/Bangkok' });
  expect(clock.now()?.timezone).toBe('Asia/Bangkok');
  const asked = begin({ api: lives(null) as unknown as Api, moment: null, first: { is: 'loading' }, tells: false });
  asked.becomes({ ...filledAt(atNight.id), cart: {} as never } as CartView);
  expect(asked.flow.getSnapshot().time.moment?.timezone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('nobody’s time is taken where no answer came', async () => {
  const { flow } = begin({
    api: { ...lives(null), call: () => Promise.resolve({ ok: false }) } as unknown as Api,
    moment: null,
    first: empty,
    tells: false,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(flow.getSnapshot().time.moment).toBeNull();
});

test('what is kept says whose the time is: a closed store’s preset, or the customer’s own', () => {
  const { flow, kept } = begin();
  expect(kept.now).toEqual({ ...nineOClock, presetOf: atNight.id });
  flow.send({ type: 'time.picked', time: { ...nineOClock } });
  expect(kept.now).toEqual({ ...nineOClock, presetOf: null });
});

test('the first answer about the basket that says what is in it, or that nothing is, lets the device’s time be taken, once', () => {
  vi.setSystemTime('2026-11-20T11:30:00Z');
  const api = lives('Asia/Bangkok') as unknown as Api;
  const first = begin({ api, moment: null, first: { is: 'loading' }, tells: false });
  first.becomes(filledAt(atNight.id));
  first.becomes(empty);
  first.becomes({ is: 'unavailable' } as CartView);
  expect(first.flow.getSnapshot().time.moment).toBeNull();
  first.becomes({ ...empty, cart: {} as never } as CartView);
  expect(first.flow.getSnapshot().time.moment).toMatchObject({ timezone: 'Asia/Bangkok' });
  // Nobody listens for it any more: what the server says later stands.
  const told = vi.spyOn(first.clock, 'now');
  first.becomes({ ...filledAt(atNight.id), cart: {} as never } as CartView);
  expect(told).not.toHaveBeenCalled();
});

test('a time is kept under its own name, and forgotten under it', () => {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const clock = createServerClock();
  clock.set(noon);
  let basket = filledAt(atNight.id);
  let moved = () => {};
  const subscribe = (heard: () => void) => {
    moved = heard;
    return () => undefined;
  };
  const deps = { api: {} as Api, clock, storage, cart: { getSnapshot: () => basket, subscribe } };
  const flow = fulfilmentTimeFlow(deps);
  flow.send({ type: 'store.updated', store: atNight, moment: noon });
  expect(storage.read('storefront.delivery_time')).toEqual({ ...nineOClock, presetOf: atNight.id });
  const again = fulfilmentTimeFlow(deps);
  expect(again.getSnapshot().time).toMatchObject({ is: 'preset', presetOf: atNight.id });
  again.stop();
  fulfilmentTimeFlow(deps).stop();
  basket = empty;
  flow.send({ type: 'store.left' });
  moved();
  expect(storage.read('storefront.delivery_time')).toBeNull();
  flow.stop();
});

test('a pickup is kept under its own name, with its store, until the basket is another store’s', () => {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const clock = createServerClock();
  clock.set(noon);
  const at = (basket: CartView) =>
    fulfilmentTimeFlow({ api: {} as Api, clock, storage, cart: { getSnapshot: () => basket, subscribe: () => () => undefined } });
  const offered = { type: 'store.updated', store: lunchAndDinner, moment: noon } as const;
  const flow = at(filledAt(lunchAndDinner.id));
  flow.send(offered);
  flow.send({ type: 'pickup.chosen' });
  flow.stop();
  const reloaded = at(filledAt(lunchAndDinner.id));
  reloaded.send(offered);
  expect(reloaded.getSnapshot().way.isPickup).toBe(true);
  reloaded.stop();
  at(filledAt(atNight.id)).stop();
  expect(storage.read('storefront.pickup')).toBeNull();
});

test('the time goes on while the page is open, and stops with its flow', async () => {
  vi.clearAllTimers();
  const { flow, clock } = begin({ first: empty, tells: false });
  clock.set({ ...noon, now: noon.now + 60_000 });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(flow.getSnapshot().time.moment?.now).toBeGreaterThanOrEqual(noon.now + 60_000);
  flow.stop();
  expect(vi.getTimerCount()).toBe(0);
});
