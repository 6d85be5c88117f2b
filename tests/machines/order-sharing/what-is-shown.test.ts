import { test } from 'vitest';
import { orderSharingModel } from '#machines/order-sharing/order-sharing.model.ts';
import { toOrderSharingView } from '#machines/order-sharing/order-sharing.view.ts';
import { tellStory } from '../harness/tell-story.ts';

/** What is shown, in short. */
const shown = (snapshot: Parameters<typeof toOrderSharingView>[0]) => {
  const { isShared, isBusy, url, failure } = toOrderSharingView(snapshot);
  return [isShared ? 'shared' : 'alone', ...(url ? ['link'] : []), ...(isBusy ? ['busy'] : []), ...(failure ? ['failed'] : [])].join(' ');
};
const order = { orderId: 'a'.repeat(24) };

test('a link is made, stands on the page, and is withdrawn', () =>
  tellStory(orderSharingModel, shown, [
    ['the order is shown to nobody', 'alone'],
    ['the customer wants a link', 'alone busy', { asked: { share: order } }],
    ['the link is made', 'shared link'],
    ['the customer withdraws it', 'shared link busy', { asked: { withdraw: order } }],
    ['the link is withdrawn', 'alone'],
  ]));

test('what was shared stays shared where nothing came of a wish, and the reason is told until the next one', () =>
  tellStory(orderSharingModel, shown, [
    ['the order was shown by a link before', 'shared'],
    ['the customer withdraws it', 'shared busy', { asked: { withdraw: order } }],
    ['no answer comes about the withdrawal', 'shared failed'],
    ['the customer wants a link', 'shared busy', { asked: { share: order } }],
    ['no answer comes about the link', 'shared failed'],
  ]));
