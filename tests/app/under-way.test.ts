import { expect, test } from 'vitest';
import { underWay } from '#src/flows/payment/keep-under-way.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';

const first = { customerId: 'c'.repeat(24), paymentId: '1'.repeat(24) };
const second = { customerId: 'c'.repeat(24), paymentId: '2'.repeat(24) };

function begin() {
  const store = memoryStore();
  const tab = () => underWay(createKeeper(() => store));
  return { one: tab(), other: tab(), another: tab };
}

test('a payment that was refused leaves what another tab has under way as it was', () => {
  const { one, other } = begin();
  one.begin(first);
  const takeBack = other.begin(second);
  expect(other.seen().basket).toEqual(second);
  takeBack();
  expect(other.seen().basket).toEqual(first);
});

test('a refused payment that was under way before, tried again, is under way no more', () => {
  const { one } = begin();
  one.begin(first);
  one.begin(first)();
  expect(one.seen().basket).toBeNull();
});

test('an end forgets its own payment and no other; one that nobody names, whichever it is', () => {
  const { one } = begin();
  one.begin(first);
  one.end(second.paymentId);
  expect(one.seen().basket).toEqual(first);
  one.end(first.paymentId);
  expect(one.seen().basket).toBeNull();
  one.begin(second);
  one.end(null);
  expect(one.seen().basket).toBeNull();
});

test('listeners hear of what changes, and of nothing else', () => {
  const { one } = begin();
  let heard = 0;
  one.subscribe(() => {
    heard += 1;
  });
  one.end(first.paymentId);
  expect(heard).toBe(0);
  one.begin(first);
  one.end(second.paymentId);
  expect(heard).toBe(1);
});

test('a basket and a parcel are under way side by side: neither takes the other’s place, nor ends with it', () => {
  const { one, another } = begin();
  const parcel = { ...second, parcelToken: 'the-token-of-a-parcels-own-cart-0001' };
  one.begin(first);
  const takeBack = one.begin(parcel);
  one.end('3'.repeat(24));
  expect(one.seen()).toEqual({ basket: first, parcel });
  expect(another().seen()).toEqual({ basket: first, parcel });
  takeBack();
  expect(one.seen()).toEqual({ basket: first, parcel: null });
  one.begin(parcel);
  one.end(first.paymentId);
  expect(another().seen()).toEqual({ basket: null, parcel });
  one.begin(first);
  one.end(null);
  expect(another().seen()).toEqual({ basket: null, parcel: null });
});
