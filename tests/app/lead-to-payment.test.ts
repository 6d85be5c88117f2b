import { expect, test } from 'vitest';
import { leadToPayment } from '#src/app/in-step/lead-to-payment.ts';
import { underWay } from '#src/flows/payment/keep-under-way.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';

const LEA = 'c'.repeat(24);
const payment = { customerId: LEA, paymentId: '1'.repeat(24) };
const parcel = { ...payment, paymentId: '2'.repeat(24), parcelToken: 'the-token-of-a-parcels-own-cart-0001' };

/** A page that stands somewhere, and where it was led. */
function page(here: string, signedIn: string | null = LEA) {
  const store = memoryStore();
  const way = underWay(createKeeper(() => store));
  const led: string[] = [];
  const session = { seen: () => ({ context: { user: signedIn && { _id: signedIn } } }) as never };
  leadToPayment({ underWay: way, session }, { here: () => here, toPayment: (id) => led.push(id) });
  /** What another tab, or another device, has under way. */
  const elsewhere = (what: typeof payment) => {
    underWay(createKeeper(() => store)).begin(what, 'pressed-elsewhere-1');
    // This tab hears of it with its next note.
    way.end('3'.repeat(24));
    way.begin(what, null);
  };
  return { way, led, elsewhere };
}

test('a basket that another tab pays leads to its payment, a parcel to its own', () => {
  for (const [here, what, other] of [
    ['/basket', payment, parcel],
    ['/courier_order', parcel, payment],
  ] as const) {
    const { led, elsewhere } = page(here);
    elsewhere(other);
    expect(led).toEqual([]);
    elsewhere(what);
    expect(led).toEqual([what.paymentId]);
  }
});

test('a page that pays itself stays, until it was refused and another tab still pays', () => {
  const { way, led, elsewhere } = page('/basket');
  way.begin(payment, 'pressed-here-000001');
  elsewhere(payment);
  expect(led).toEqual([]);
  way.takeBack(payment.paymentId);
  expect(led).toEqual([payment.paymentId]);
});

test('any other page stays, and so does one of somebody else', () => {
  for (const one of [page('/stores'), page('/basket', 'd'.repeat(24)), page('/basket', null)]) {
    one.elsewhere(payment);
    expect(one.led).toEqual([]);
  }
});
