import { activeOrdersModel } from '#machines/active-orders/active-orders.model.ts';
import { toActiveOrdersView } from '#machines/active-orders/active-orders.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(activeOrdersModel, toActiveOrdersView, {
  'the store’s courier leaves while I look at another page': {
    shows: { orders: [{ number: 1042 }], told: [{ order_status: 9, delivery_status: 19 }], ended: [], isFed: true },
    asked: 'environment tabs askOrders stream',
  },
  'the server sends no news': {
    shows: { orders: [{ number: 1042 }], isFed: false },
    asked: 'environment tabs askOrders stream askOrders askOrders',
  },
  'the tab that asks for all of them sleeps': { shows: { orders: [{ number: 1042 }] }, asked: 'environment tabs askOrders stream' },
  'an order ends while I look at another page': { shows: { orders: [], ended: [] }, asked: 'environment tabs askOrders stream' },
  'the server does not answer what runs': {
    shows: { orders: [{ number: 1042 }], isFed: false },
    asked: 'environment tabs askOrders askOrders stream',
  },
});
