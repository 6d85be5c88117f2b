import type { CartItem } from '#contract/entities/cart.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import type { OrderProblem } from '#contract/entities/order-problem.ts';
import { failed, ok } from '#contract/result.ts';
import { defineModel } from '#statecharts/model.ts';
import { orderProblemMachine } from './order-problem.machine.ts';
import { orderProblemQuestions } from './order-problem.questions.ts';
import type { LineSaid, ProblemOrder } from './order-problem.setup.ts';
import { answered, byCustomer, byServer } from '#statecharts/samples.ts';

export const ORDER = 'e'.repeat(24);
export const PHOTO = 'f'.repeat(24);

const dish = (item_name: string, item_price: number, quantity: number): CartItem => ({
  item_id: 'a'.repeat(24),
  unique_id: 1,
  item_name,
  quantity,
  image_url: [],
  details: '',
  specifications: [],
  item_price,
  total_specification_price: 0,
  total_item_and_specification_price: item_price * quantity,
  note_for_item: '',
});

/** Two soups of CHF 12.40 and a coffee of CHF 5.00, paid by card. */
export const byCard: ProblemOrder = {
  orderId: ORDER,
  entries: [
    { product_id: 'b'.repeat(24), product_name: 'Soups', unique_id: 1, total_item_price: 24.8, items: [dish('Pumpkin soup', 12.4, 2)] },
    { product_id: 'c'.repeat(24), product_name: 'Drinks', unique_id: 2, total_item_price: 5, items: [dish('Coffee', 5, 1)] },
  ],
  payment: {
    total_store_tax_price: 0,
    promo_payment: 0,
    is_promo_for_delivery_service: false,
    user_pay_payment: 34.8,
  } as OrderPayment,
  terms: { until: '2026-11-22T12:00:00.000Z', most: 34.8, at_once: 30, ways: ['wallet', 'original'] },
};
const inCash: ProblemOrder = { ...byCard, terms: { ...byCard.terms, at_once: 0, ways: ['wallet'] } };

export const given: OrderProblem = {
  state: 'given',
  amount: 12.4,
  way: 'wallet',
  reported_at: '2026-11-20T12:00:00.000Z',
  answered_at: null,
  answer: '',
  note: '',
  lines: [{ line: 0, quantity: 1, what: 'missing', money_back: true, image_url: null }],
};
const silence = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const refusal = (code: 652 | 1004) => failed({ kind: 'refused', code, reason: null, details: null } as const);

const said = (said: LineSaid) => ({ type: 'line.said', said }) as const;
const answersReport = (output: unknown) => answered('report', output);
const answersPhoto = (output: unknown) => answered('addPhoto', output);

export const orderProblemModel = defineModel({
  machine: orderProblemMachine,
  title: 'Something was wrong',
  sentence: 'Takes what was missing, wrong, cold or damaged of an order, once, and says what came of its money.',
  usedBy: 'the page of an order that was received',
  section: '2.2.4',
  inputs: [
    { says: 'the order was paid by card', input: byCard },
    { says: 'the customer has had two problems this month', input: inCash },
  ],
  events: [
    byCustomer('a soup is missing', said({ line: 0, quantity: 1, what: 'missing', money_back: true })),
    byCustomer('a soup is cold, and that is all', said({ line: 0, quantity: 1, what: 'cold', money_back: false })),
    byCustomer('a soup is named, and not what was wrong', said({ line: 0, quantity: 1, what: null, money_back: true })),
    byCustomer('the soup was there after all', { type: 'line.unsaid', line: 0 }),
    byCustomer('the customer writes a note', { type: 'note.written', words: 'The bag was torn.' }),
    byCustomer('the customer wants it the way they paid', { type: 'way.picked', way: 'original' }),
    byCustomer('the customer gives a photo', { type: 'photo.given', line: 0, id: 'photo-1', name: 'soup.jpg' }),
    byCustomer('the customer takes the photo away', { type: 'photo.removed', line: 0 }),
    byServer('the photo is kept', answersPhoto(ok(PHOTO))),
    byServer('the photo is no picture', answersPhoto(failed('notAnImage'))),
    byServer('the photo gets no answer', answersPhoto(failed('unanswered'))),
    byCustomer('the customer sends it', { type: 'problem.sent' }),
    byCustomer('the customer sends it again', { type: 'retry.asked' }),
    byServer('the money is back', answersReport(ok(given))),
    byServer('it is looked at', answersReport(ok({ ...given, state: 'waiting' }))),
    byServer('its time is over', answersReport(refusal(1004))),
    byServer('the server knows no such order', answersReport(refusal(652))),
    byServer('no answer comes', answersReport(silence)),
  ],
  project: ({ context: { order, lines, note, way, adding, photoTrouble, failure, reported } }) => ({
    terms: order.terms.at_once,
    lines: lines.map(({ line, quantity, what, money_back, photo }) => [line, quantity, what, money_back, photo && photo.imageId]),
    note,
    way,
    adding,
    photoTrouble,
    failure: failure === null ? null : failure.kind === 'transport' ? failure.cause : failure.code,
    reported: reported?.state ?? null,
  }),
  invariants: [
    {
      says: 'nothing is sent of which it is not said what was wrong',
      holds: (snapshot) =>
        !snapshot.matches('sending') || (snapshot.context.lines.length > 0 && snapshot.context.lines.every(({ what }) => what !== null)),
    },
    {
      says: 'nothing is said to be reported that the server did not say',
      holds: (snapshot) => !snapshot.matches('told') || snapshot.context.reported !== null,
    },
    {
      says: 'what was said stays while nobody answers',
      holds: (snapshot) => !snapshot.matches('unsent') || snapshot.context.lines.length > 0,
    },
  ],
  questions: orderProblemQuestions,
});
