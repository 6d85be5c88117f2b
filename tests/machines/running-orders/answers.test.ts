import { runningOrdersModel } from '#machines/running-orders/running-orders.model.ts';
import { toRunningOrdersView } from '#machines/running-orders/running-orders.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

describeAnswers(runningOrdersModel, toRunningOrdersView, {
  'the store’s courier leaves while I look at another page': {
    shows: { orders: [{ number: 1042 }], told: [{ order_status: 9, delivery_status: 19 }], ended: [], isFed: true },
    asked: 'surroundings tabs askOrders stream',
  },
  'the server sends no news': {
    shows: { orders: [{ number: 1042 }], isFed: false },
    asked: 'surroundings tabs askOrders stream askOrders askOrders',
  },
  'the tab that asks for all of them sleeps': { shows: { orders: [{ number: 1042 }] }, asked: 'surroundings tabs askOrders stream' },
  'an order ends while I look at another page': { shows: { orders: [], ended: [] }, asked: 'surroundings tabs askOrders stream' },
  'the server does not answer what runs': {
    shows: { orders: [{ number: 1042 }], isFed: false },
    asked: 'surroundings tabs askOrders askOrders stream',
  },
});
