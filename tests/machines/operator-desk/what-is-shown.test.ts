import { test } from 'vitest';
import { operatorDeskModel } from '#machines/operator-desk/operator-desk.model.ts';
import { toOperatorDeskView } from '#machines/operator-desk/operator-desk.view.ts';
import { tellStory } from '../harness/tell-story.ts';

/** What is shown, in short: the stages with their orders, and what stands beside them. */
const shown = (snapshot: Parameters<typeof toOperatorDeskView>[0]) => {
  const { is, stages, isMoving, rejecting, refusal, unanswered } = toOperatorDeskView(snapshot);
  const orders = stages.map(({ stage, orders: its }) => `${stage} ${its.map(({ number }) => number).join(' ')}`);
  return [
    is,
    ...orders,
    ...(isMoving ? ['moving'] : []),
    ...(rejecting ? [`why ${rejecting}`] : []),
    ...(refusal ? [refusal] : []),
    ...(unanswered ? [unanswered] : []),
  ].join(', ');
};
const asks = { asked: { askOrders: undefined } };
const begins = ['the operator opens the desk', 'loading', { asked: { askOrders: undefined, surroundings: undefined } }] as const;
const move = { asked: { moveOrder: { number: 1042, action: 'accept' } } };

test('an order is moved on, and the list is asked for at once', () =>
  tellStory(operatorDeskModel, shown, [
    begins,
    ['an order waits for its store', 'listed, waiting 1042'],
    ['it is time for the next look', 'listed, waiting 1042', { ...asks, after: 2_000 }],
    ['the operator accepts the order', 'listed, waiting 1042, moving', move],
    ['the order is moved', 'listed, waiting 1042', asks],
    ['an order is being made', 'listed, kitchen 1042'],
    ['the operator accepts the order', 'listed, kitchen 1042, moving', move],
    ['the order has moved on by itself', 'listed, kitchen 1042, order 1042 is prepared', asks],
  ]));

test('why an order is rejected is asked for before it is moved', () =>
  tellStory(operatorDeskModel, shown, [
    begins,
    ['an order waits for its store', 'listed, waiting 1042'],
    ['the operator begins to reject the order', 'listed, waiting 1042, why 1042'],
    ['the operator does not reject it after all', 'listed, waiting 1042'],
    ['the operator begins to reject the order', 'listed, waiting 1042, why 1042'],
    ['it is time for the next look', 'listed, waiting 1042, why 1042', { ...asks, after: 2_000 }],
    ['an order waits for its store', 'listed, waiting 1042, why 1042'],
    [
      'the operator rejects it, as something is sold out',
      'listed, waiting 1042, moving',
      { asked: { moveOrder: { number: 1042, action: 'reject', reason: 'sold_out' } } },
    ],
    ['the order is moved', 'listed, waiting 1042', asks],
  ]));

test('an order that moves on while it is asked why it is rejected is not rejected', () =>
  tellStory(operatorDeskModel, shown, [
    begins,
    ['an order waits for its store', 'listed, waiting 1042'],
    ['the operator begins to reject the order', 'listed, waiting 1042, why 1042'],
    ['it is time for the next look', 'listed, waiting 1042, why 1042', { ...asks, after: 2_000 }],
    ['an order is being made', 'listed, kitchen 1042'],
    ['the operator begins to reject the order', 'listed, kitchen 1042'],
  ]));

test('a silence is told, and the page goes on asking; nothing is asked while nobody looks', () =>
  tellStory(operatorDeskModel, shown, [
    begins,
    ['nobody answers what runs', 'listed, silence'],
    ['it is time for the next look', 'listed, silence', { ...asks, after: 2_000 }],
    ['the page is hidden', 'listed, silence'],
    ['the page is shown again', 'listed, silence', asks],
    ['an order waits for its store', 'listed, waiting 1042'],
  ]));

test('an answer that breaks is told as our own mistake, until one comes', () =>
  tellStory(operatorDeskModel, shown, [
    begins,
    ['asking what runs breaks', 'listed, mistake'],
    ['it is time for the next look', 'listed, mistake', { ...asks, after: 2_000 }],
    ['an order waits for its store', 'listed, waiting 1042'],
    ['the operator accepts the order', 'listed, waiting 1042, moving', move],
    ['moving breaks', 'listed, waiting 1042, mistake', asks],
    ['an order is being made', 'listed, kitchen 1042'],
  ]));

test('elsewhere there is no operator', () => tellStory(operatorDeskModel, shown, [begins, ['there is no operator here', 'absent']]));

test('a hidden page asks for nothing, and at once when it is shown again', () =>
  tellStory(operatorDeskModel, shown, [
    begins,
    ['an order waits for its store', 'listed, waiting 1042'],
    ['the page is hidden', 'listed, waiting 1042'],
    ['the page is shown again', 'listed, waiting 1042', asks],
  ]));
