import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { checkoutModel } from '#machines/checkout/checkout.model.ts';
import { checkoutSheetModel } from '#machines/checkout-sheet/checkout-sheet.model.ts';
import type { CheckoutNews } from '#machines/checkout/checkout.setup.ts';
import { deliveryTimeModel } from '#machines/delivery-time/delivery-time.model.ts';
import { isTimeDecided, fulfilmentWanted } from '#src/shop/fulfilment/fulfilment-wanted.ts';
import { toDeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import { invoiceModel } from '#machines/invoice/invoice.model.ts';
import { fulfilmentModel } from '#machines/fulfilment/fulfilment.model.ts';
import { toFulfilmentView } from '#machines/fulfilment/fulfilment.view.ts';
import { recipientModel } from '#machines/recipient/recipient.model.ts';
import type { fulfilmentTimeMachine } from '#machines/fulfilment-time/fulfilment-time.machine.ts';
import { fulfilmentTimeModel } from '#machines/fulfilment-time/fulfilment-time.model.ts';
import { anyModel, type AnyModel } from '#statecharts/any-model.ts';
import { checkoutJourneys } from './checkout-journeys.ts';
import { address, placement, promo } from './payment-parts.ts';
import type { Joined, Part, System } from '#statecharts/draw/systems/system.ts';

/** A flow that hears everything from the one around it. */
const inner = (id: string, page: string, model: AnyModel): Part => {
  const told = model.events.map(({ event }) => event.type).filter((type) => !type.startsWith('xstate.'));
  return { id, src: id, page, model, told: [...new Set(told)], parts: [] };
};

export const fulfilmentTold = (flow: AnyActorRef): Extract<CheckoutNews, { type: 'fulfilment.updated' }> => {
  const { time, way } = (flow.getSnapshot() as SnapshotFrom<typeof fulfilmentTimeMachine>).children;
  if (!time || !way) throw new Error('The flows of time and way are not there');
  const view = { time: toDeliveryTimeView(time.getSnapshot()), way: toFulfilmentView(way.getSnapshot()) };
  return { type: 'fulfilment.updated', fulfilment: fulfilmentWanted(view), isDecided: isTimeDecided(view) };
};

const fulfilmentTime: Joined = {
  id: 'fulfilmentTime',
  src: 'fulfilmentTime',
  page: 'fulfilment-time',
  model: anyModel(fulfilmentTimeModel),
  told: ['time.changed', 'way.changed'],
  parts: [inner('time', 'delivery-time', anyModel(deliveryTimeModel)), inner('way', 'fulfilment', anyModel(fulfilmentModel))],
  tells: fulfilmentTold,
};

const root: Part = {
  id: 'checkout',
  src: 'checkout',
  page: 'checkout',
  model: anyModel(checkoutModel),
  told: [
    'fulfilment.updated',
    'price.asked',
    'price.known',
    'price.lost',
    'price.outdated',
    'address.changed',
    'contact.typed',
    'contact.agreed',
    'order.begun',
    'order.rests',
    'way.kept',
  ],
  parts: [
    {
      id: 'invoice',
      src: 'invoice',
      page: 'invoice',
      model: anyModel(invoiceModel),
      told: ['priceKey.changed', 'fulfilment.chosen'],
      parts: [],
    },
    {
      id: 'contact',
      src: 'contact',
      page: 'recipient',
      model: anyModel(recipientModel),
      told: ['customer.known', 'customer.left', 'door.known'],
      parts: [],
    },
    { id: 'sheet', src: 'sheet', page: 'checkout-sheet', model: anyModel(checkoutSheetModel), told: ['row.opened'], parts: [] },
    address,
    promo,
    placement,
  ],
};

export const checkoutSystem: System = {
  name: 'checkout-system',
  title: 'Checkout, as a system',
  sentence: 'From a basket to its order: all flows of the basket page run together, and tell each other what happens.',
  root,
  joined: [fulfilmentTime],
  journeys: checkoutJourneys,
};
