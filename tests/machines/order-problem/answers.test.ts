import { ORDER, orderProblemModel, PHOTO } from '#machines/order-problem/order-problem.model.ts';
import { toOrderProblemView } from '#machines/order-problem/order-problem.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const missing = { line: 0, quantity: 1, what: 'missing', money_back: true };
const addPhoto = { orderId: ORDER, id: 'photo-1' };

describeAnswers(orderProblemModel, toOrderProblemView, {
  'a dish is missing from my order': {
    shows: { is: 'told', amount: 1_240, waits: false },
    asked: 'report',
    with: { report: { orderId: ORDER, lines: [missing], note: '', way: 'wallet' } },
  },
  'the network is gone when I report a missing dish': {
    shows: { is: 'told', failure: null },
    asked: 'report report',
    with: { report: { lines: [missing] } },
  },
  'I have reported two problems this month already': { shows: { is: 'told', waits: true }, asked: 'report' },
  'a dish came cold and I want no money': {
    shows: { is: 'told', amount: 0 },
    asked: 'report',
    with: { report: { note: 'The bag was torn.', lines: [{ ...missing, what: 'cold', money_back: false }] } },
  },
  'I send a problem without saying what was wrong': { shows: { is: 'filling', isIncomplete: true }, asked: '' },
  'I want to show a damaged dish': {
    shows: { is: 'told' },
    asked: 'addPhoto report',
    with: { addPhoto, report: { lines: [{ ...missing, image_id: PHOTO }] } },
  },
  'the photo of a problem is none, or is not taken': {
    shows: { is: 'filling', photoTrouble: 'notAnImage' },
    asked: 'addPhoto',
    with: { addPhoto },
  },
  'I report a problem too late': { shows: { is: 'closed' }, asked: 'report' },
  'the server does not know the order of my problem': { shows: { is: 'refused' }, asked: 'report' },
});
