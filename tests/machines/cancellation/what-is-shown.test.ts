import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationModel, movedOn, ORDER, orders } from '#machines/cancellation/cancellation.model.ts';
import type { CancelAnswered, CancelWish, LookAnswered } from '#machines/cancellation/cancellation.setup.ts';
import { toCancellationView } from '#machines/cancellation/cancellation.view.ts';
import { markCallbackPort } from '#statecharts/port.ts';
import { ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { tellStory } from '#statecharts/tell-story.ts';

const shown = (snapshot: Parameters<typeof toCancellationView>[0]) => {
  const { is, offer, isReasonless, hasMovedOn, failure } = toCancellationView(snapshot);
  const cost = offer.can ? `keeps ${offer.charge}` : offer.because;
  return [is, cost, ...(isReasonless ? ['no reason'] : []), ...(hasMovedOn ? ['moved on'] : failure ? ['failed'] : [])].join(', ');
};
const wish = (orderStatus: number, charge: number, reason: string): CancelWish => ({ orderId: ORDER, orderStatus, charge, reason });
const look = { orderId: ORDER };

test('nothing is sent without a reason; words of one’s own are one', () =>
  tellStory(cancellationModel, shown, [
    ['the order waits for its store', 'offered, keeps 0', { asked: { environment: look } }],
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
    ['the order waits for its store', 'offered, keeps 0', { asked: { environment: look } }],
    ['the customer misses an item', 'offered, keeps 0'],
    ['the customer cancels', 'cancelling, keeps 0', { asked: { cancel: wish(1, 0, 'missing item') } }],
    ['the server says that the store has accepted', 'looking, keeps 400, moved on', { asked: { askOrder: look } }],
    ['the look finds it accepted', 'offered, keeps 400, moved on'],
    ['the customer cancels', 'cancelling, keeps 400', { asked: { cancel: wish(3, 4, 'missing item') } }],
    ['the order is cancelled', 'cancelled, keeps 400'],
  ]));

test('a press that was meant for a free cancelling does not confirm one that costs by now', () =>
  tellStory(cancellationModel, shown, [
    ['the order waits for its store', 'offered, keeps 0', { asked: { environment: look } }],
    ['the customer misses an item', 'offered, keeps 0'],
    ['news say that the store has accepted', 'offered, keeps 400'],
    ['the customer cancels', 'offered, keeps 400, no reason'],
    ['the customer misses an item', 'offered, keeps 400'],
    ['the customer cancels', 'cancelling, keeps 400', { asked: { cancel: wish(3, 4, 'missing item') } }],
    ['the order is cancelled', 'cancelled, keeps 400'],
  ]));

test('an answer that is lost says nothing before the order was looked at', () =>
  tellStory(cancellationModel, shown, [
    ['the order waits for its store', 'offered, keeps 0', { asked: { environment: look } }],
    ['the customer misses an item', 'offered, keeps 0'],
    ['the customer cancels', 'cancelling, keeps 0', { asked: { cancel: wish(1, 0, 'missing item') } }],
    ['the answer is lost', 'looking, keeps 0, failed', { asked: { askOrder: look } }],
    ['the look is not answered', 'unknown, keeps 0, failed'],
    ['it is time to look again', 'looking, keeps 0, failed', { asked: { askOrder: look }, after: 5_000 }],
    ['the look finds it cancelled', 'cancelled, ended, failed'],
  ]));

const quiet = markCallbackPort(fromCallback(() => undefined));

function begin() {
  const cancel = deferredPort<CancelAnswered, CancelWish>();
  const askOrder = deferredPort<LookAnswered, { orderId: string }>();
  const actor = createActor(
    cancellationMachine.provide({ actors: { cancel: cancel.logic, askOrder: askOrder.logic, environment: quiet as never } }),
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
  actor.send({ type: 'order.updated', reading: orders.ready });
  expect(shown(actor.getSnapshot())).toBe('closed, ready, moved on');
  await askOrder.last().answer(ok(orders.accepted));
  expect(shown(actor.getSnapshot())).toBe('closed, ready, moved on');
});

test('news while the server is asked are kept, and it decides between the two', async () => {
  const { actor, cancel } = begin();
  actor.send({ type: 'order.updated', reading: orders.accepted });
  expect(shown(actor.getSnapshot())).toBe('cancelling, keeps 400');
  await cancel.last().answer(ok(null));
  expect(toCancellationView(actor.getSnapshot()).is).toBe('cancelled');
});

test('an order that is cancelled in another tab is told as just that', () =>
  tellStory(cancellationModel, shown, [
    ['the order waits for its store', 'offered, keeps 0', { asked: { environment: look } }],
    ['news say that it is cancelled', 'cancelled, ended'],
  ]));

/** The customer has pressed the last button, having missed an item. */
const pressed = [
  ['the order waits for its store', 'offered, keeps 0', { asked: { environment: look } }],
  ['the customer misses an item', 'offered, keeps 0'],
  ['the customer cancels', 'cancelling, keeps 0', { asked: { cancel: wish(1, 0, 'missing item') } }],
] as const;

test('a refusal that is no other status ends it, and is no news of the order', () =>
  tellStory(cancellationModel, shown, [...pressed, ['the server knows no such order', 'refused, keeps 0, failed']]));

test('an answer that is lost is looked after, and news come through to whoever knows nothing', () =>
  tellStory(cancellationModel, shown, [
    ...pressed,
    ['the answer is lost', 'looking, keeps 0, failed', { asked: { askOrder: look } }],
    ['the look is not answered', 'unknown, keeps 0, failed'],
    ['the customer asks again', 'looking, keeps 0, failed', { asked: { askOrder: look } }],
    ['the look is not answered', 'unknown, keeps 0, failed'],
    ['news say that the store has accepted', 'offered, keeps 400, failed'],
  ]));

test('what can’t be cancelled any more goes on saying why, and its chart outlives a page that hears nothing more', () =>
  tellStory(cancellationModel, shown, [
    ['the order is ready', 'closed, ready', { asked: { environment: look } }],
    ['nothing is told any more', 'closed, ready'],
    ['old news come late', 'closed, ready'],
    ['news say that the store said no', 'closed, ended'],
  ]));

test('where a refusal tells another charge than the rule that was told before, the refusal holds', async () => {
  const refusalOf = (details: object) =>
    ({
      ok: false,
      failure: { kind: 'refused', code: 656, reason: null, details: { order_status: 3, delivery_status: 0, ...details } },
    }) as CancelAnswered;
  const seenAfter = async (details: object) => {
    const { actor, cancel } = begin();
    await cancel.last().answer(refusalOf(details));
    const { order } = actor.getSnapshot().context;
    return [order.cancel_rule === null ? 'no rule' : 'the rule', shown(actor.getSnapshot())];
  };
  expect(await seenAfter({ can_cancel: true, cancel_charge: 4 })).toEqual(['the rule', 'looking, keeps 400, moved on']);
  expect(await seenAfter({ can_cancel: true, cancel_charge: 6 })).toEqual(['no rule', 'looking, keeps 600, moved on']);
  expect(await seenAfter({ can_cancel: false, cancel_charge: 0 })).toEqual(['no rule', 'looking, ready, moved on']);
  // Nothing is kept of what can't be cancelled: whatever charge is told, the rule says the same.
  expect(await seenAfter({ order_status: 7, can_cancel: false, cancel_charge: 4 })).toEqual(['the rule', 'looking, ready, moved on']);
});

test('how far a courier is, is read of whatever tells it', async () => {
  const toldOf = (reading: object) => {
    const { actor } = begin();
    actor.send({ type: 'order.updated', reading: { ...orders.ready, ...reading } });
    return actor.getSnapshot().context.order.delivery_status;
  };
  expect(toldOf({ delivery_status: 11 })).toBe(11);
  expect(toldOf({ delivery_status: 9, request_detail: { delivery_status: 13, date_time: [] } })).toBe(13);
  expect(toldOf({ delivery_status: undefined })).toBe(0);
});

test('nobody sees a state that only decides; nothing was sent or written at first', () => {
  const context = begin().actor.getSnapshot().context;
  const seen = (value: 'deciding' | 'unheard' | 'closed') =>
    toCancellationView(cancellationMachine.resolveState({ value, context }) as Parameters<typeof toCancellationView>[0]).is;
  expect((['deciding', 'unheard', 'closed'] as const).map(seen)).toEqual(['looking', 'looking', 'closed']);
  expect(toCancellationView(begin().actor.getSnapshot())).toMatchObject({ words: '', reason: 'missing item', failure: null });
});
