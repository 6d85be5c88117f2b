import { ORDER_STATUS } from '#contract/order-status.ts';
import { cancellationModel, ORDER } from '#machines/cancellation/cancellation.model.ts';
import { toCancellationView } from '#machines/cancellation/cancellation.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const wish = { orderId: ORDER, orderStatus: ORDER_STATUS.waitingForStore, charge: 0, reason: 'missing item' };

describeAnswers(cancellationModel, toCancellationView, {
  'the store accepts while I press the button': {
    shows: { is: 'offered', offer: { can: true, kept: 400 }, hasMovedOn: true, reason: 'missing item' },
    asked: 'environment cancel askOrder',
    with: { cancel: wish, askOrder: { orderId: ORDER } },
  },
  'the answer is lost': { shows: { is: 'cancelled' }, asked: 'environment cancel askOrder', with: { cancel: wish } },
  'nobody answers at all': {
    shows: { is: 'offered', offer: { can: true, kept: 0 }, hasMovedOn: false },
    asked: 'environment cancel askOrder askOrder',
  },
  'I cancel in another tab meanwhile': { shows: { is: 'cancelled' }, asked: 'environment' },
  'the order is ready by the time it is cancelled': {
    shows: { is: 'closed', offer: { can: false } },
    asked: 'environment cancel askOrder',
  },
  'the server does not let the order be cancelled': {
    shows: { is: 'refused', failure: { code: 652 } },
    asked: 'environment cancel',
    with: { cancel: wish },
  },
});
