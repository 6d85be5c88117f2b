import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationModel, movedOn, ORDER, orders } from '#machines/cancellation/cancellation.model.ts';
import type { CancelAnswered, CancelWish, LookAnswered } from '#machines/cancellation/cancellation.setup.ts';
import { toCancellationView } from '#machines/cancellation/cancellation.view.ts';
import { markCallbackPort } from '#machines/port.ts';
import { ok } from '#machines/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { tellStory } from '../harness/tell-story.ts';

/** What is shown, in short: where it stands, what is kept now, and what is said of the last try. */
const shown = (snapshot: Parameters<typeof toCancellationView>[0]) => {
  const { is, offer, isReasonless, hasMovedOn, failure } = toCancellationView(snapshot);
  const cost = offer.can ? `keeps ${offer.kept}` : offer.because;
  return [is, cost, ...(isReasonless ? ['no reason'] : []), ...(hasMovedOn ? ['moved on'] : failure ? ['failed'] : [])].join(', ');
};
const wish = (orderStatus: number, charge: number, reason: string): CancelWish => ({ orderId: ORDER, orderStatus, charge, reason });
const look = { orderId: ORDER };

test('nothing is sent without a reason; words of one’s own are one', () =>
  tellStory(cancellationModel, shown, [
    ['the order waits for its store', 'offered, keeps 0', { asked: { surroundings: look } }],
    ['the customer cancels', 'offered, keeps 0, no reason'],
    ['the customer has another reason', 'offered, keeps 0'],
    ['the customer writes nothing', 'offered, keeps 0'],
    ['the customer cancels', 'offered, keeps 0, no reason'],
    ['the customer writes why', 'offered, keeps 0'],
    ['the customer cancels', 'cancelling, keeps 0', { asked: { cancel: wish(1, 0, 'Guests are ill') } }],
    ['the order is cancelled', 'cancelled, keeps 0'],
  ]));

test('the store accepts in the same moment: the new price is shown, and agreed to anew', () =>
  tellStory(cancellationModel, shown, [
    ['the order waits for its store', 'offered, keeps 0', { asked: { surroundings: look } }],
    ['the customer misses an item', 'offered, keeps 0'],
    ['the customer cancels', 'cancelling, keeps 0', { asked: { cancel: wish(1, 0, 'missing item') } }],
    ['the server says that the store has accepted', 'looking, keeps 400, moved on', { asked: { askOrder: look } }],
    ['the look finds it accepted', 'offered, keeps 400, moved on'],
    ['the customer cancels', 'cancelling, keeps 400', { asked: { cancel: wish(3, 4, 'missing item') } }],
    ['the order is cancelled', 'cancelled, keeps 400'],
  ]));

test('an answer that is lost says nothing before the order was looked at', () =>
  tellStory(cancellationModel, shown, [
    ['the order waits for its store', 'offered, keeps 0', { asked: { surroundings: look } }],
    ['the customer misses an item', 'offered, keeps 0'],
    ['the customer cancels', 'cancelling, keeps 0', { asked: { cancel: wish(1, 0, 'missing item') } }],
    ['the answer is lost', 'looking, keeps 0, failed', { asked: { askOrder: look } }],
    ['the look is not answered', 'unknown, keeps 0, failed'],
    ['it is time to look again', 'looking, keeps 0, failed', { asked: { askOrder: look }, after: 5_000 }],
    ['the look finds it cancelled', 'cancelled, ended, failed'],
  ]));

const quiet = markCallbackPort(fromCallback(() => undefined));

/** A cancelling whose ports answer when the test says so. */
function begin() {
  const cancel = deferredPort<CancelAnswered, CancelWish>();
  const askOrder = deferredPort<LookAnswered, { orderId: string }>();
  const actor = createActor(
    cancellationMachine.provide({ actors: { cancel: cancel.logic, askOrder: askOrder.logic, surroundings: quiet as never } }),
    { input: { orderId: ORDER, order: orders.waiting } },
  ).start();
  actor.send({ type: 'reason.picked', reason: 'missing item' });
  actor.send({ type: 'cancelling.confirmed' });
  return { actor, cancel, askOrder };
}

test('two presses of the button are one wish', () => {
  const { actor, cancel } = begin();
  actor.send({ type: 'cancelling.confirmed' });
  expect(cancel.asked).toHaveLength(1);
});

test('a look that was overtaken by news takes nothing back', async () => {
  const { actor, cancel, askOrder } = begin();
  await cancel.last().answer(movedOn as CancelAnswered);
  actor.send({ type: 'order.told', reading: orders.ready });
  expect(shown(actor.getSnapshot())).toBe('closed, ready, moved on');
  await askOrder.last().answer(ok(orders.accepted));
  expect(shown(actor.getSnapshot())).toBe('closed, ready, moved on');
});

test('news while the server is asked are kept, and it decides between the two', async () => {
  const { actor, cancel } = begin();
  actor.send({ type: 'order.told', reading: orders.accepted });
  expect(shown(actor.getSnapshot())).toBe('cancelling, keeps 400');
  await cancel.last().answer(ok(null));
  expect(toCancellationView(actor.getSnapshot()).is).toBe('cancelled');
});

test('an order that is cancelled in another tab is told as just that', () =>
  tellStory(cancellationModel, shown, [
    ['the order waits for its store', 'offered, keeps 0', { asked: { surroundings: look } }],
    ['news say that it is cancelled', 'cancelled, ended'],
  ]));
