import type { SnapshotFrom } from 'xstate';
import { checkoutModel } from '#machines/checkout/checkout.model.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { sevenOClock } from '#machines/delivery-time/delivery-time.model.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

/** A checkout has no screen of its own: its flows have. */
const toView = ({ value, context: { customer, buyer, fulfilment, price, contact, tip } }: SnapshotFrom<typeof checkoutMachine>) => ({
  value,
  customer,
  buyer,
  fulfilment,
  tip,
  isPriced: price !== null,
  typedName: contact?.draft.name ?? null,
});
const flows = 'forwardEmitted invoice promo address contact placement sheet basket customer fulfilmentTime memory firstPrice';
const open = (price: string, time: string, order: string) => ({ open: { price, time, order } });
const priceIsTold = ['promo invoice.updated', 'fulfilmentTime store.updated', 'placement price.changed'];
const lea = 'c'.repeat(24);

describeAnswers(checkoutModel, toView, {
  'I choose another time while my order is being paid': {
    shows: { value: open('standing', 'decided', 'resting'), fulfilment: { isPickup: false, time: sevenOClock } },
    asked: flows,
    sent: [...priceIsTold, 'placement order.asked', 'invoice fulfilment.chosen'],
  },
  'my chosen time goes while I look at what I am about to pay': {
    shows: { value: open('standing', 'choosing', 'resting') },
    asked: flows,
    sent: [...priceIsTold, 'placement order.asked', 'placement order.reconsidered'],
  },
  'somebody else signs in where I was ordering': {
    shows: { value: open('open', 'decided', 'resting'), customer: '' },
    asked: `${flows} ${flows}`,
    with: { contact: { remembered: { draft: { name: '', entryCode: '' }, typed: [] } }, invoice: { known: null } },
    sent: ['contact customer.known', 'memory contact.typed', 'invoice priceKey.changed'],
  },
  'something in the page breaks at the checkout': {
    shows: { value: open('open', 'decided', 'resting'), isPriced: false, customer: null, typedName: 'Inès Marques' },
    asked: `${flows} ${flows}`,
    with: { contact: { remembered: { draft: { name: 'Inès Marques', entryCode: '1905' } } }, invoice: { known: null } },
    sent: [...priceIsTold, 'memory contact.typed'],
  },
  'I want to give the courier something': {
    shows: { value: open('standing', 'decided', 'resting'), tip: 0 },
    asked: flows,
    sent: [...priceIsTold, 'invoice fulfilment.chosen', ...priceIsTold, 'invoice fulfilment.chosen', ...priceIsTold],
  },
  'I want to pay for less than the store’s minimum': {
    shows: { value: { open: { price: { tooLittle: 'unsaid' }, time: 'decided', order: 'resting' } } },
    asked: flows,
    sent: ['placement price.lost'],
  },
  'something is missing when I press Payment': {
    shows: { value: open('standing', 'decided', 'resting') },
    asked: flows,
    sent: [...priceIsTold, 'contact contact.given', 'sheet row.opened', 'memory contact.typed', 'contact contact.given'],
  },
  'the session ends while an order is being paid': {
    // The page leaves: how price and time stood is of no account any more, and the chart forgets both.
    shows: { value: { open: { order: 'placed' } }, customer: '', buyer: lea },
    asked: flows,
    sent: ['contact customer.known', ...priceIsTold, 'placement order.asked', 'contact customer.left', 'contact customer.known'],
  },
});
