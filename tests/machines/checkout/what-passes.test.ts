import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { addressMachine } from '#machines/address/address.machine.ts';
import type { Available, Changed } from '#machines/address/address.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutInput, CheckoutNews } from '#machines/checkout/checkout.setup.ts';
import { sevenOClock } from '#machines/delivery-time/delivery-time.model.ts';
import { invoiceMachine } from '#machines/invoice/invoice.machine.ts';
import type { Invoice, Priced } from '#machines/invoice/invoice.setup.ts';
import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { CardToConfirm } from '#machines/payment/payment-facts.ts';
import type { Asked, Confirmed, Paid, PaymentCommand } from '#machines/payment/payment.setup.ts';
import { byCard, inCash } from '#machines/payment/sample-payment.ts';
import { promoMachine, type PromoAnswer } from '#machines/promo/promo.machine.ts';
import { failed, ok } from '#contract/result.ts';
import { flowsIn } from '#src/features/checkout/checkout-flows.ts';
import { deferredPort, settled } from '../deferred-port.ts';

const ASAP: FulfilmentChoice = { isPickup: false, time: null };
const AT_SEVEN: FulfilmentChoice = { isPickup: false, time: sevenOClock };
const opened: CheckoutInput = { priceKey: 'basket 1', fulfilment: ASAP, contact: null, price: null };
const dearer: Invoice = { ...sampleInvoice, order_payment: { ...sampleInvoice.order_payment, user_pay_payment: 42.7 } };
const lea = { id: 'c'.repeat(24), name: 'Léa Bonnard', phone: '+41 791112233' };
const noah = { id: 'd'.repeat(24), name: 'Noah Favre', phone: '+41 791112234' };
const guest = { id: '', name: '', phone: '' };
const grounds = { isPickup: true, destination: null, phoneCode: '+41' };
const destination: OrderAddress = {
  delivery_status: 0,
  address_type: 'destination',
  address: 'Rue de Carouge 12, 1205 Genève',
  post_code: '1205',
  city: 'Genève',
  location: [46.1972, 6.1413],
  note: 'Ring twice',
  user_type: 7,
  floor: '3',
  entry_code: '4812',
  user_details: { name: '', country_phone_code: '', phone: '', email: '' },
};

/** The real checkout with its real flows; what leaves the page is answered by the test, and what is around it speaks as the test says. */
function openCheckout(input: CheckoutInput = opened) {
  const price = deferredPort<Priced, { fulfilment: FulfilmentChoice }>();
  const promo = deferredPort<PromoAnswer, { code: string; paymentId: string }>();
  const available = deferredPort<Available, { destination: OrderAddress }>();
  const changed = deferredPort<Changed, { destination: OrderAddress }>();
  const pay = deferredPort<Paid, PaymentCommand>();
  const confirm = deferredPort<Confirmed, CardToConfirm>();
  const giveUp = deferredPort<Asked, { paymentId: string | null }>();
  const heard: Record<string, AnyEventObject[]> = { basket: [], fulfilmentTime: [], memory: [] };
  let tell: (news: CheckoutNews) => void = () => undefined;
  const around = (name: string) =>
    fromCallback<AnyEventObject, undefined>(({ receive, sendBack }) => {
      receive((event) => void heard[name]?.push(event));
      tell = sendBack;
    });
  const clock = new SimulatedClock();
  const checkout = createActor(
    checkoutMachine.provide({
      actors: {
        invoice: invoiceMachine.provide({ actors: { getInvoice: price.logic } }),
        promo: promoMachine.provide({ actors: { applyPromo: promo.logic } }),
        address: addressMachine.provide({ actors: { checkAvailable: available.logic, changeAddress: changed.logic } }),
        placement: orderPlacementMachine.provide({
          actors: {
            payment: paymentMachine.provide({ actors: { payOrder: pay.logic, confirmCard: confirm.logic, giveUpPayment: giveUp.logic } }),
          },
        }),
        customer: around('customer'),
        basket: around('basket') as never,
        fulfilmentTime: around('fulfilmentTime') as never,
        memory: around('memory') as never,
        firstPrice: around('firstPrice'),
      },
    }),
    { input, clock },
  ).start();
  const flows = () => {
    const open = flowsIn(checkout.getSnapshot());
    if (!open) throw new Error('The checkout is broken');
    return open;
  };
  const tellIt = async (news: CheckoutNews) => {
    tell(news);
    await settled();
  };
  const givePerson = () => {
    flows().contact.send({ type: 'field.typed', part: { name: 'Noah Favre', phone: '079 111 22 33' } });
    flows().contact.send({ type: 'contact.given', grounds });
    flows().contact.send({ type: 'pickup.confirmed' });
  };
  return {
    checkout,
    flows,
    price,
    promo,
    available,
    changed,
    pay,
    confirm,
    giveUp,
    heard,
    tell: tellIt,
    breakDown: () => checkout.send({ type: 'xstate.error.actor.customer', error: new Error('broken'), actorId: 'customer' } as never),
    givePerson,
    sent: () => price.asked.map(({ input: { fulfilment } }) => fulfilment),
  };
}

test('a price is told to the last look, and what it says of the store to the delivery time', async () => {
  const { flows, price, heard, givePerson, tell } = openCheckout();
  givePerson();
  expect(flows().placement.getSnapshot().value).toBe('resting');
  await price.last().answer(ok(sampleInvoice));
  expect(heard.fulfilmentTime).toMatchObject([
    { type: 'store.updated', store: { id: sampleInvoice.store._id }, moment: { now: Date.parse(sampleInvoice.server_time) } },
  ]);
  givePerson();
  expect(flows().placement.getSnapshot()).toMatchObject({
    value: 'choosing',
    context: { purchase: { invoice: sampleInvoice, fulfilment: ASAP, contact: { name: 'Noah Favre' } } },
  });
  await tell({ type: 'priceKey.updated', priceKey: 'basket 2' });
  await price.last().answer(ok(dearer));
  expect(flows().placement.getSnapshot().context.purchase?.invoice).toEqual(dearer);
  await tell({ type: 'priceKey.updated', priceKey: 'basket 3' });
  await price.last().answer(failed({ kind: 'refused', code: 651, reason: 'store_closed', details: null }));
  expect(flows().placement.getSnapshot().value).toBe('resting');
});

test('a code is known from the price, put on and taken off by it, and changes it', async () => {
  const { flows, price, promo } = openCheckout();
  const reduced = { ...sampleInvoice, order_payment: { ...sampleInvoice.order_payment, promo_payment: 3.8, promo_code_name: 'BALADE10' } };
  await price.last().answer(ok(reduced));
  expect(flows().promo.getSnapshot()).toMatchObject({ value: 'applied', context: { applied: 'BALADE10' } });
  flows().promo.send({ type: 'code.removed', paymentId: sampleInvoice.order_payment._id });
  await promo.last().answer(ok({ code: '' }));
  expect(price.asked).toHaveLength(2);
  const refused = { promo_code_name: 'BALADE10', error_code: 546, reason: 'promo_over' } as const;
  await price
    .last()
    .answer(
      failed({ kind: 'refused', code: 557, reason: null, details: { order_payment: sampleInvoice.order_payment, promo_refused: refused } }),
    );
  expect(flows().promo.getSnapshot()).toMatchObject({
    value: 'notApplied',
    context: { refusal: { code: 'BALADE10', failure: { code: 546, reason: 'promo_over' } } },
  });
});

test('what is wanted otherwise is priced so, but not while an order is being made', async () => {
  const { flows, price, pay, givePerson, tell, sent } = openCheckout();
  await price.last().answer(ok(sampleInvoice));
  await tell({ type: 'fulfilment.updated', fulfilment: ASAP, isDecided: true });
  await tell({ type: 'fulfilment.updated', fulfilment: AT_SEVEN, isDecided: false });
  expect(sent()).toEqual([ASAP]);
  await tell({ type: 'fulfilment.updated', fulfilment: AT_SEVEN, isDecided: true });
  expect(sent()).toEqual([ASAP, AT_SEVEN]);
  await price.last().answer(ok(sampleInvoice));
  givePerson();
  await tell({ type: 'fulfilment.updated', fulfilment: AT_SEVEN, isDecided: false });
  expect(flows().placement.getSnapshot().value).toBe('resting');
  await tell({ type: 'fulfilment.updated', fulfilment: AT_SEVEN, isDecided: true });
  givePerson();
  flows().placement.send({ type: 'order.confirmed', choice: inCash });
  await tell({ type: 'fulfilment.updated', fulfilment: ASAP, isDecided: true });
  expect(sent()).toEqual([ASAP, AT_SEVEN]);
  await pay.last().answer(failed({ kind: 'refused', code: 535, reason: 'prices_changed', details: null }));
  expect(sent().slice(2)).toContainEqual(ASAP);
});

test('one customer’s fields are never the next one’s, and what is typed is remembered', async () => {
  const { flows, heard, tell } = openCheckout();
  const draft = () => flows().contact.getSnapshot().context.draft;
  await tell({ type: 'customer.updated', customer: lea });
  expect(draft()).toMatchObject({ name: lea.name, phone: lea.phone });
  flows().contact.send({ type: 'field.typed', part: { floor: '4' } });
  expect(heard.memory?.at(-1)).toMatchObject({ type: 'contact.typed', kept: { draft: { floor: '4' }, typed: ['floor'] } });
  await tell({ type: 'customer.updated', customer: lea });
  expect(draft()).toMatchObject({ floor: '4' });
  await tell({ type: 'customer.updated', customer: guest });
  expect(draft()).toMatchObject({ name: '', phone: '', floor: '' });
  expect(flows().contact.getSnapshot().context.typed).toEqual([]);
});

test('nothing can be ordered while a time is being chosen', async () => {
  const { flows, price, givePerson, tell } = openCheckout();
  await price.last().answer(ok(sampleInvoice));
  await tell({ type: 'fulfilment.updated', fulfilment: AT_SEVEN, isDecided: false });
  givePerson();
  expect(flows().placement.getSnapshot().value).toBe('resting');
});

test('an order that was not paid is shown again to whoever ordered it, and to nobody else', async () => {
  for (const [back, value] of [
    [lea, 'choosing'],
    [noah, 'resting'],
  ] as const) {
    const { flows, price, pay, confirm, giveUp, givePerson, tell } = openCheckout();
    await tell({ type: 'customer.updated', customer: lea });
    await price.last().answer(ok(sampleInvoice));
    givePerson();
    flows().placement.send({ type: 'order.confirmed', choice: byCard });
    await tell({ type: 'customer.updated', customer: guest });
    await tell({ type: 'customer.updated', customer: back });
    await pay.last().answer(ok({ client_secret: 's', payment_method: 'pm', wallet_payment: 0, card_payment: 41.5, cash_payment: 0 }));
    await confirm.last().answer(failed({ kind: 'declined', decline: { message: null, code: 'card_declined' } }));
    await giveUp.last().answer(ok(null));
    expect(flows().placement.getSnapshot().value).toBe(value);
  }
});

test('once an order was not made it is priced as it is wanted by then, for whoever is here; a time that went meanwhile closes the last look', async () => {
  for (const [back, isDecided, value, priced] of [
    [noah, true, 'resting', AT_SEVEN],
    [lea, true, 'choosing', AT_SEVEN],
    [lea, false, 'resting', ASAP],
  ] as const) {
    const { flows, price, pay, confirm, giveUp, givePerson, tell, sent } = openCheckout();
    await tell({ type: 'customer.updated', customer: lea });
    await price.last().answer(ok(sampleInvoice));
    givePerson();
    flows().placement.send({ type: 'order.confirmed', choice: byCard });
    await tell({ type: 'fulfilment.updated', fulfilment: AT_SEVEN, isDecided });
    await tell({ type: 'customer.updated', customer: back });
    await pay.last().answer(ok({ client_secret: 's', payment_method: 'pm', wallet_payment: 0, card_payment: 41.5, cash_payment: 0 }));
    await confirm.last().answer(failed({ kind: 'declined', decline: { message: null, code: 'card_declined' } }));
    await giveUp.last().answer(ok(null));
    expect([flows().placement.getSnapshot().value, sent().at(-1)]).toEqual([value, priced]);
  }
});

test('another address brings its door and moves the basket', async () => {
  const { flows, available, changed, heard } = openCheckout();
  flows().address.send({ type: 'address.chosen', destination });
  await available.last().answer(ok(null));
  await changed.last().answer(ok(null));
  expect(flows().contact.getSnapshot().context.draft).toMatchObject({ floor: '3', entryCode: '4812', note: 'Ring twice' });
  expect(heard.basket).toEqual([{ type: 'cart.moved' }]);
});

test('a basket whose dishes cost something else, or can’t be had, is read again, and one that was changed here is not', async () => {
  const { price, tell, heard } = openCheckout();
  const { order_payment: payment } = sampleInvoice;
  const priced = (changed: Partial<typeof payment>) => ok({ ...sampleInvoice, order_payment: { ...payment, ...changed } });
  await price.last().answer(ok(sampleInvoice));
  await tell({ type: 'priceKey.updated', priceKey: 'one more' });
  await price.last().answer(priced({ total_item_count: payment.total_item_count + 1, total_cart_price: 63 }));
  expect(heard.basket).toEqual([]);
  await tell({ type: 'priceKey.updated', priceKey: 'in French' });
  await price.last().answer(priced({ total_item_count: payment.total_item_count + 1, total_cart_price: 67.5 }));
  expect(heard.basket).toEqual([{ type: 'cart.moved' }]);
  await tell({ type: 'priceKey.updated', priceKey: 'in English' });
  await price.last().answer(failed({ kind: 'refused', code: 651, reason: 'items_changed', details: null }));
  expect(heard.basket).toHaveLength(2);
});

test('what breaks is begun again with what was typed, and priced anew', async () => {
  const { checkout, flows, price, breakDown } = openCheckout({ ...opened, price: sampleInvoice });
  expect(price.asked).toHaveLength(0);
  flows().contact.send({ type: 'field.typed', part: { name: 'Noah Favre' } });
  breakDown();
  expect(checkout.getSnapshot().value).toBe('broken');
  checkout.send({ type: 'retry.asked' });
  expect(flows().contact.getSnapshot().context.draft.name).toBe('Noah Favre');
  expect(price.asked).toHaveLength(1);
});

const presses = ({ isSaving = false } = {}) =>
  ({ type: 'payment.wanted', grounds: { isPickup: true, destination: null, phoneCode: '+41' }, isSaving }) as const;
const asksForMissing = (flows: ReturnType<typeof openCheckout>['flows']) => flows().contact.getSnapshot().value === 'wanting';
const NOAH = { name: 'Noah Favre', phone: '+41 791112234' };
const rowOpen = (flows: ReturnType<typeof openCheckout>['flows']) => flows().sheet.getSnapshot().context.row;

test('what is missing when Pay is pressed is said at once, in its row', async () => {
  const { checkout, flows } = openCheckout();
  flows().contact.send({ type: 'field.typed', part: { ...NOAH, phone: '' } });
  checkout.send(presses());
  expect([asksForMissing(flows), rowOpen(flows)]).toEqual([true, 'who']);
  flows().sheet.send({ type: 'sheet.closed' });
  checkout.send({ ...presses(), grounds: { isPickup: false, destination: null, phoneCode: '+41' } });
  expect([asksForMissing(flows), rowOpen(flows)]).toEqual([true, 'where']);
});

test('Pay does nothing before there is a price for what is shown', async () => {
  const { checkout, flows, price, tell } = openCheckout();
  const stays = () => {
    checkout.send(presses());
    expect(flows().contact.getSnapshot().value).toBe('filling');
  };
  flows().contact.send({ type: 'field.typed', part: NOAH });
  stays();
  await price.last().answer(ok(sampleInvoice));
  checkout.send(presses({ isSaving: true }));
  await tell({ type: 'fulfilment.updated', fulfilment: ASAP, isDecided: false });
  expect(rowOpen(flows)).toBeNull();
  stays();
  expect(rowOpen(flows)).toBe('when');
  await tell({ type: 'fulfilment.updated', fulfilment: ASAP, isDecided: true });
  checkout.send(presses());
  expect(flows().contact.getSnapshot().value).toBe('askingPickup');
});

test('below the minimum Pay says what it is until that is read, and nothing is asked for', async () => {
  const { checkout, flows, price, tell } = openCheckout();
  await price.last().answer(failed({ kind: 'refused', code: 557, reason: null, details: null }));
  const isSaid = () => checkout.getSnapshot().matches({ open: { price: { tooLittle: 'said' } } });
  expect(isSaid()).toBe(false);
  await tell({ type: 'fulfilment.updated', fulfilment: ASAP, isDecided: false });
  checkout.send(presses());
  expect([isSaid(), asksForMissing(flows), rowOpen(flows)]).toEqual([true, false, null]);
  checkout.send({ type: 'minimum.read' });
  expect(isSaid()).toBe(false);
  checkout.send(presses());
  await tell({ type: 'priceKey.updated', priceKey: 'basket 2' });
  await price.last().answer(failed({ kind: 'refused', code: 557, reason: null, details: null }));
  expect(isSaid()).toBe(false);
});

test('the courier is given what was chosen while one comes: it stays chosen while it is to be collected, and is the next one’s never', async () => {
  const { checkout, flows, price, givePerson, tell, sent } = openCheckout();
  await price.last().answer(ok(sampleInvoice));
  await tell({ type: 'customer.updated', customer: lea });
  checkout.send({ type: 'tip.chosen', tip: 400 });
  await settled();
  await price.last().answer(ok(sampleInvoice));
  for (const fulfilment of [{ isPickup: true, time: null }, ASAP]) {
    await tell({ type: 'fulfilment.updated', fulfilment, isDecided: true });
    await price.last().answer(ok(sampleInvoice));
  }
  const TIPPED = { ...ASAP, tip: 400 };
  expect(sent()).toEqual([ASAP, TIPPED, { ...TIPPED, isPickup: true }, TIPPED]);
  givePerson();
  expect(flows().placement.getSnapshot()).toMatchObject({ value: 'choosing', context: { purchase: { fulfilment: TIPPED } } });
  await tell({ type: 'customer.updated', customer: noah });
  expect(sent().at(-1)).toEqual(ASAP);
});
