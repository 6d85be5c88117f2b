import { LINK, orderSharingModel } from '#machines/order-sharing/order-sharing.model.ts';
import { toOrderSharingView } from '#machines/order-sharing/order-sharing.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const withdrawn = { shows: { isShared: false, isBusy: false, url: null, failure: null } };

describeAnswers(orderSharingModel, toOrderSharingView, {
  'I want my link to show nothing any more': { ...withdrawn, asked: 'share withdraw', with: { withdraw: { orderId: 'a'.repeat(24) } } },
  'the link that shows an order cannot be made': {
    shows: { isShared: true, isBusy: false, url: LINK, failure: null },
    asked: 'share share',
  },
  'the link cannot be withdrawn': { ...withdrawn, asked: 'withdraw withdraw' },
});
