import { describe, expect, test } from 'vitest';
import { COMMAND_KEYS_MAXIMUM } from '#contract/limits.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';

const first = { customerId: 'c'.repeat(24), paymentId: '1'.repeat(24) };
const second = { customerId: 'c'.repeat(24), paymentId: '2'.repeat(24) };
const [PRESSED, PRESSED_AGAIN] = ['pressed-the-button-1', 'pressed-the-button-2'];
const sent = <Payment extends object>(payment: Payment, ...keys: string[]) => ({ ...payment, keys });

function begin() {
  const store = memoryStore();
  const tab = () => pendingPayment(createBrowserStorage(() => store));
  return { one: tab(), other: tab(), another: tab };
}

test('a payment that was refused leaves what another tab has under way as it was', () => {
  const { one, other } = begin();
  one.begin(first, PRESSED);
  other.begin(second, PRESSED_AGAIN);
  expect(other.getSnapshot().basket).toEqual(sent(second, PRESSED_AGAIN));
  other.takeBack(second.paymentId);
  expect(other.getSnapshot().basket).toEqual(sent(first, PRESSED));
});

test('a refused payment that was under way before, tried again, is under way no more', () => {
  const { one } = begin();
  one.begin(first, PRESSED);
  one.begin(first, PRESSED_AGAIN);
  one.takeBack(first.paymentId);
  expect(one.getSnapshot().basket).toBeNull();
});

test('an end forgets its own payment and no other; one that nobody names, whichever it is', () => {
  const { one } = begin();
  one.begin(first, PRESSED);
  one.end(second.paymentId);
  expect(one.getSnapshot().basket).toEqual(sent(first, PRESSED));
  one.end(first.paymentId);
  expect(one.getSnapshot().basket).toBeNull();
  one.begin(second, null);
  expect(one.getSnapshot().basket).toEqual(sent(second));
  one.end(null);
  expect(one.getSnapshot().basket).toBeNull();
});

describe('of one payment that two tabs pay', () => {
  const both = () => {
    const { one, other, another } = begin();
    one.begin(first, PRESSED);
    other.begin(first, PRESSED_AGAIN);
    return { one, other, another };
  };

  test('both commands are known to each tab and after a reload, each once however often it is sent', () => {
    const { one, other, another } = both();
    one.begin(first, PRESSED);
    for (const tab of [one, other, another()]) expect(tab.keysOf(first.paymentId)).toEqual([PRESSED, PRESSED_AGAIN]);
    expect([another().keysOf(null), another().keysOf(second.paymentId)]).toEqual([[PRESSED, PRESSED_AGAIN], []]);
  });

  test('a refusal of one takes only its own command back', () => {
    const { other, another } = both();
    other.takeBack(first.paymentId);
    expect(another().getSnapshot().basket).toEqual(sent(first, PRESSED));
  });

  test('an end leaves what may still come', () => {
    const { one, other, another } = both();
    other.end(first.paymentId, [PRESSED]);
    expect(another().getSnapshot().basket).toEqual(sent(first, PRESSED));
    one.end(first.paymentId, []);
    expect(another().getSnapshot().basket).toBeNull();
  });

  test('a command is asked for by its own page though another tab has forgotten it, until it is refused or ends', () => {
    const { one, other } = both();
    other.end(first.paymentId);
    expect(one.keysOf(first.paymentId)).toEqual([PRESSED]);
    one.takeBack(first.paymentId);
    expect(one.keysOf(first.paymentId)).toEqual([]);
  });
});

test('what a browser noted before it kept keys is under way, and has none', () => {
  const store = memoryStore();
  store.setItem('storefront.payment', JSON.stringify(first));
  expect(pendingPayment(createBrowserStorage(() => store)).getSnapshot().basket).toEqual(sent(first));
});

test('listeners hear of what changes, and of nothing else', () => {
  const { one } = begin();
  let heard = 0;
  one.subscribe(() => {
    heard += 1;
  });
  one.end(first.paymentId);
  expect(heard).toBe(0);
  one.begin(first, PRESSED);
  one.end(second.paymentId);
  expect(heard).toBe(1);
});

test('a basket and a parcel are under way side by side: neither takes the other’s place, nor ends with it', () => {
  const { one, another } = begin();
  const parcel = { ...second, parcelToken: 'the-token-of-a-parcels-own-cart-0001' };
  const [basketSent, parcelSent] = [sent(first, PRESSED), sent(parcel, PRESSED_AGAIN)];
  one.begin(first, PRESSED);
  one.begin(parcel, PRESSED_AGAIN);
  one.end('3'.repeat(24));
  expect(one.getSnapshot()).toEqual({ basket: basketSent, parcel: parcelSent });
  expect(another().getSnapshot()).toEqual({ basket: basketSent, parcel: parcelSent });
  one.takeBack(second.paymentId);
  expect(one.getSnapshot()).toEqual({ basket: basketSent, parcel: null });
  one.begin(parcel, PRESSED_AGAIN);
  one.end(first.paymentId);
  expect(another().getSnapshot()).toEqual({ basket: null, parcel: parcelSent });
  one.begin(first, PRESSED);
  one.end(null);
  expect(another().getSnapshot()).toEqual({ basket: null, parcel: null });
});

test('a command that this page did not send is not taken back by it; a payment that nobody sent one for is', () => {
  const { one, other, another } = begin();
  one.begin(first, PRESSED);
  other.takeBack(first.paymentId);
  expect(another().getSnapshot().basket).toEqual(sent(first, PRESSED));
  const found = begin();
  found.one.begin(first, null);
  found.other.takeBack(first.paymentId);
  expect(found.another().getSnapshot().basket).toBeNull();
});

test('what ended is no longer sent by its page; what may still come is, though another tab forgot it', () => {
  const ended = begin();
  ended.one.begin(first, PRESSED);
  ended.one.end(first.paymentId);
  expect(ended.one.keysOf(first.paymentId)).toEqual([]);
  ended.one.begin(first, PRESSED);
  ended.one.end(null);
  expect(ended.one.keysOf(first.paymentId)).toEqual([]);
  const coming = begin();
  coming.one.begin(first, PRESSED);
  coming.one.end(first.paymentId, [PRESSED]);
  coming.other.end(first.paymentId);
  expect(coming.one.keysOf(first.paymentId)).toEqual([PRESSED]);
});

test('a payment that another device began has no command of this page', () => {
  const { one, other } = begin();
  one.begin(first, null);
  other.end(first.paymentId);
  expect(one.keysOf(first.paymentId)).toEqual([]);
});

test('of very many commands the last ones are known, as many as a look may name', () => {
  const { one, other, another } = begin();
  const keys = Array.from({ length: COMMAND_KEYS_MAXIMUM + 2 }, (_, press) => `pressed-the-button-${press}`);
  for (const key of keys) one.begin(first, key);
  expect(another().getSnapshot().basket?.keys).toEqual(keys.slice(2));
  expect(one.keysOf(first.paymentId)).toHaveLength(COMMAND_KEYS_MAXIMUM);
  other.end(first.paymentId);
  expect(one.keysOf(first.paymentId)).toEqual(keys.slice(2));
});

test('an end of what this page did not know of changes nothing here', () => {
  const { one, other } = begin();
  let heard = 0;
  one.subscribe(() => {
    heard += 1;
  });
  other.begin(first, PRESSED);
  one.end(first.paymentId);
  expect([heard, other.keysOf(null)]).toEqual([0, []]);
});
