import { operatorDeskModel } from '#machines/operator-desk/operator-desk.model.ts';
import { toOperatorDeskView } from '#machines/operator-desk/operator-desk.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const kitchen = { is: 'listed', stages: [{ stage: 'kitchen', orders: [{ number: 1042 }] }], isMoving: false, unanswered: null };

describeAnswers(operatorDeskModel, toOperatorDeskView, {
  'an order has moved on by itself before the operator presses': {
    shows: { ...kitchen, refusal: 'order 1042 is prepared' },
    asked: 'surroundings askOrders moveOrder askOrders',
    with: { moveOrder: { number: 1042, action: 'accept' } },
  },
  'a store does not take an order': {
    shows: { is: 'listed', rejecting: null, refusal: null },
    asked: 'surroundings askOrders moveOrder askOrders',
    with: { moveOrder: { number: 1042, action: 'reject', reason: 'sold_out' } },
  },
  'an order is accepted elsewhere while the operator is asked why it is rejected': {
    shows: { ...kitchen, rejecting: null },
    asked: 'surroundings askOrders askOrders',
  },
  'the operator’s page is opened where there is no operator': { shows: { is: 'absent', stages: [] }, asked: 'surroundings askOrders' },
  'nobody answers what runs': {
    shows: { is: 'listed', stages: [{ stage: 'waiting', orders: [{ number: 1042 }] }], unanswered: null },
    asked: 'surroundings askOrders askOrders',
  },
  'a move of an order gets no answer': { shows: { ...kitchen, refusal: null }, asked: 'surroundings askOrders moveOrder askOrders' },
});
