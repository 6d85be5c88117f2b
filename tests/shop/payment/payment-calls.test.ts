import { createActor, SimulatedClock, toPromise, type AnyActorLogic } from 'xstate';
import { expect, test } from 'vitest';
import type { PaymentCommand, PaymentInput } from '#machines/payment/payment.setup.ts';
import type { Api } from '#src/api/api.ts';
import { paymentWith } from '#src/shop/payment/payment-ports.ts';
import { carouge, servette } from '#machines/courier-booking/sample-parcel.ts';
import { inCash, leasPurchase } from '#machines/payment/sample-payment.ts';
import { noteWithPayer } from '#domain/parcel/who-pays.ts';
import { askPort } from '#tests/shop/ask-port.ts';
import { madeIn } from '#tests/shop/order-made-in.ts';
import { createBrowserStorage, memoryStore, type BrowserStorage } from '#src/browser/storage.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import { cartToken } from '#src/browser/guest-token.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';

const PAYMENT = '1'.repeat(24);

/** A page whose every look at the payment is answered with this state, and that these commands have not come. */
function page(state: string, kept?: BrowserStorage, deliveryType = 1, unknown?: readonly string[]) {
  const store = memoryStore();
  const storage = kept ?? createBrowserStorage(() => store);
  const way = pendingPayment(storage);
  const sent: Record<string, unknown>[] = [];
  const api = {
    call: (_: unknown, body: Record<string, unknown>) => {
      sent.push(body);
      const told = {
        order_payment_id: PAYMENT,
        state,
        order_id: state === 'ordered' ? 'd'.repeat(24) : null,
        delivery_type: deliveryType,
        ...(unknown && { unknown_keys: unknown }),
      };
      return Promise.resolve({ ok: true, value: { payment: told } });
    },
  } as unknown as Api;
  const machine = paymentWith(api, {
    storage,
    pendingPayment: way,
    orderMade: madeIn(storage, { way }),
    session: { getSnapshot: () => ({ context: { user: null } }) as never },
    cards: () => Promise.reject(new Error('no cards')),
  });
  const run = async (port: 'askPayment' | 'payOrder' | 'withdrawCommands', input: unknown) => {
    const actor = createActor(machine.implementations.actors[port] as AnyActorLogic, { input: input as never });
    actor.start();
    await toPromise(actor);
  };
  return {
    storage,
    sent,
    look: () => run('askPayment', { paymentId: PAYMENT }),
    withdraw: (key: string | null) => run('withdrawCommands', { paymentId: PAYMENT, key }),
    pay: (command: PaymentCommand) => run('payOrder', command),
  };
}

test('an order that another device made of a payment makes the guest’s token anew, once', async () => {
  const { storage, look } = page('ordered');
  const before = cartToken(storage);
  await look();
  const after = cartToken(storage);
  expect(after).not.toBe(before);
  await look();
  expect(cartToken(storage)).toBe(after);
});

test.each(['checking', 'open'])('a payment that is %s leaves the guest’s token', async (state) => {
  const { storage, look } = page(state);
  const before = cartToken(storage);
  await look();
  expect(cartToken(storage)).toBe(before);
});

const command = (key: string) =>
  ({
    invoice: { order_payment: { _id: PAYMENT, user_pay_payment: 20 } },
    fulfilment: { isPickup: false, time: null },
    contact: { destination: null },
    paymentId: '0',
    cardId: null,
    walletPart: 0,
    key,
  }) as unknown as PaymentCommand;

test('a command to pay is sent under the key of its press, however often it is sent', async () => {
  const { sent, pay } = page('open');
  for (const each of ['pressed-the-button-1', 'pressed-the-button-1', 'pressed-the-button-2']) await pay(command(each));
  expect(sent.map((body) => body.idempotency_key)).toEqual(['pressed-the-button-1', 'pressed-the-button-1', 'pressed-the-button-2']);
});

test('a command to pay carries the customer’s word on their age, and none where none was asked for', async () => {
  const { sent, pay } = page('open');
  await pay({ ...command('pressed-the-button-1'), confirmedAge: 18 });
  await pay(command('pressed-the-button-1'));
  expect(sent.map((body) => body.confirmed_age)).toEqual([18, undefined]);
});

const PRESSED = ['pressed-in-one-tab-1', 'pressed-in-another-1'];
/** A browser whose tabs sent two commands to pay, on a server to which these have not come. */
function withCommands(unknown: readonly string[]) {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  storage.write('storefront.payment', { customerId: 'c'.repeat(24), paymentId: PAYMENT, keys: [...PRESSED] });
  return { ...page('open', storage, 1, unknown), keys: () => storage.read('storefront.payment')?.keys ?? null };
}

test('a look names the commands that its browser sent, and forgets no payment as long as one of them may still come', async () => {
  for (const [unknown, kept] of [
    [PRESSED, PRESSED],
    [[PRESSED[1] as string], [PRESSED[1]]],
    [[], null],
  ] as const) {
    const { sent, look, keys } = withCommands(unknown);
    await look();
    expect([sent[0]?.idempotency_keys, keys()]).toEqual([PRESSED, kept]);
  }
});

test('a look that was asked before another tab paid forgets nothing of that', async () => {
  const { storage, look, keys } = withCommands([]);
  const looking = look();
  storage.write('storefront.payment', { customerId: 'c'.repeat(24), paymentId: PAYMENT, keys: ['pressed-meanwhile-1'] });
  await looking;
  expect(keys()).toEqual(['pressed-meanwhile-1']);
});

test('what is withdrawn is under way no more; what another tab sent, and what came before, is', async () => {
  const all = withCommands(PRESSED);
  await all.withdraw(null);
  expect([all.sent[0]?.idempotency_keys, all.keys()]).toEqual([PRESSED, null]);
  const own = withCommands([PRESSED[0] as string]);
  await own.withdraw(PRESSED[0] as string);
  expect([own.sent[0]?.idempotency_keys, own.keys()]).toEqual([[PRESSED[0]], [PRESSED[1]]]);
  const late = withCommands([PRESSED[1] as string]);
  await late.withdraw(null);
  expect(late.keys()).toEqual(PRESSED);
});

/** A page on a server that knows no looks, with a payment under way. */
function lookless() {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const way = pendingPayment(storage);
  const absent = { ok: false, failure: { kind: 'transport', cause: 'absent', retryAfterMs: null } };
  const api = { call: () => Promise.resolve(absent) } as unknown as Api;
  const machine = paymentWith(api, {
    storage,
    pendingPayment: way,
    orderMade: madeIn(storage, { way }),
    session: { getSnapshot: () => ({ context: { user: null } }) as never },
    cards: () => Promise.reject(new Error('no cards')),
  });
  way.begin({ customerId: 'u', paymentId: PAYMENT }, null);
  /** The payment's chart, until it has looked so often or is over; at each look, whether it is still under way. */
  const looks = (input: PaymentInput, times: number) => {
    const clock = new SimulatedClock();
    const stands: boolean[] = [];
    const actor = createActor(machine, { input, clock });
    let asked = false;
    return new Promise<readonly boolean[]>((over) => {
      actor.subscribe({
        next: ({ value }) => {
          if (JSON.stringify(value).includes('looking')) asked = true;
          else if (asked) {
            asked = false;
            stands.push(way.getSnapshot().basket !== null);
            if (stands.length === times) return over(stands);
          }
          setTimeout(() => clock.increment(30_000));
        },
        complete: () => over(stands),
      });
      actor.start();
    }).finally(() => actor.stop());
  };
  return { way, looks, machine };
}

test('a payment that another page began is no longer under way once the server has three times known no look at it', async () => {
  const { looks } = lookless();
  expect(await looks({ resumed: PAYMENT }, 4)).toEqual([true, true, false]);
});

test('one that this page began stays under way until its order is answered', async () => {
  const { way, looks } = lookless();
  const command = { ...leasPurchase, ...inCash };
  expect(await looks({ command }, 5)).toEqual(Array(5).fill(true));
  expect(way.getSnapshot().basket).toMatchObject({ paymentId: command.invoice.order_payment._id });
});

test('a server that takes nothing back has nothing to give back', async () => {
  const { way, machine } = lookless();
  expect(await askPort(machine, 'giveUpPayment', { paymentId: PAYMENT })).toEqual({ ok: true, value: null });
  expect(way.getSnapshot().basket).toBeNull();
});

const parcel: PaymentCommand = {
  ...leasPurchase,
  ...inCash,
  parcel: { cartId: 'f'.repeat(24), payer: 'receiver', pickup: carouge, dropOff: servette },
};

test('a parcel is paid under its own token, with who pays at the head of its note, and known as one', async () => {
  const { storage, sent, pay } = page('open');
  const category = (id: string, type: 1 | 2) => ({ _id: id.repeat(24), delivery_name: id, delivery_type: type, unique_id: type });
  storage.write('deliveries_in_city', [category('a', 1), category('d', 2)]);
  await pay(parcel);
  expect(sent[0]).toMatchObject({
    delivery_type: 2,
    cart_id: 'f'.repeat(24),
    cart_unique_token: courierToken(storage),
    delivery_note: noteWithPayer(parcel.contact.note, true),
    destination_addresses: [servette],
    order_start_at: 0,
    store_delivery_id: 'd'.repeat(24),
  });
  expect(storage.read('storefront.parcel_payment')).toMatchObject({
    paymentId: parcel.invoice.order_payment._id,
    parcelToken: courierToken(storage),
  });
  expect(storage.read('storefront.payment')).toBeNull();
});

/** A browser that knows of a parcel's payment, begun with the token that it has now. */
function withParcelPaid() {
  const { storage } = page('ordered');
  storage.write('storefront.parcel_payment', {
    customerId: 'c'.repeat(24),
    paymentId: PAYMENT,
    parcelToken: courierToken(storage),
    keys: [],
  });
  return { storage, tokens: () => ({ basket: cartToken(storage), parcel: courierToken(storage) }) };
}

test('an order that was made of a parcel renews the parcel’s token and leaves the basket’s', async () => {
  const { storage, tokens } = withParcelPaid();
  const before = tokens();
  await page('ordered', storage).look();
  expect([tokens().basket === before.basket, tokens().parcel === before.parcel]).toEqual([true, false]);
  expect(storage.read('storefront.parcel_payment')).toBeNull();
});

test('a parcel that was begun after it is kept', async () => {
  const { storage, tokens } = withParcelPaid();
  storage.write('storefront.courier_cart_token', 'the-next-parcel-has-a-token-of-its-own');
  const before = tokens();
  await page('ordered', storage).look();
  expect(tokens()).toEqual(before);
  expect(storage.read('storefront.parcel_payment')).toBeNull();
});

test('a basket that is paid beside it stays under way', async () => {
  const { storage } = withParcelPaid();
  storage.write('storefront.payment', { customerId: 'c'.repeat(24), paymentId: '2'.repeat(24), keys: [] });
  await page('ordered', storage).look();
  expect(storage.read('storefront.payment')).toMatchObject({ paymentId: '2'.repeat(24) });
});

test('a parcel of another device leaves the tokens of this one', async () => {
  const { storage, look } = page('ordered', undefined, 2);
  const before = { basket: cartToken(storage), parcel: courierToken(storage) };
  await look();
  expect({ basket: cartToken(storage), parcel: courierToken(storage) }).toEqual(before);
});

test('a basket is paid as one of the category that was looked around in', async () => {
  const { storage, sent, pay } = page('open');
  storage.write('delivery_type_id', 'a'.repeat(24));
  await pay({ ...leasPurchase, ...inCash });
  expect(sent[0]).toMatchObject({ delivery_type: 1, store_delivery_id: 'a'.repeat(24) });
});
