import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { promoModel } from '#machines/promo/promo.model.ts';
import { promoMachine, type PromoAnswer } from '#machines/promo/promo.machine.ts';
import { toPromoView } from '#machines/promo/promo.view.ts';
import { ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, refused } from '../sample-failures.ts';

const code = 'BALADE10';
const paymentId = 'e'.repeat(24);
const pricedAnew = (kept: string) => ({ emitted: [{ type: 'code.kept', code: kept }, { type: 'price.outdated' }] });
const offPricedAnew = { emitted: [{ type: 'price.outdated' }] };
const none = { is: 'notApplied', code: '', refusal: null };
const applied = { is: 'applied', code, refusal: null };
const begins: Step = ['no code is on the payment', none];
const applies: Step = [
  'the customer applies a code',
  { is: 'applying', code, refusal: null },
  { asked: { applyPromo: { code, paymentId } }, emitted: [{ type: 'code.kept', code }] },
];
const isTaken: Step = ['the server takes the code', applied, pricedAnew('')];
const takesOff: Step = [
  'the customer takes the code off',
  { is: 'removing', code, refusal: null },
  { asked: { removePromo: { code: '', paymentId } } },
];

test('a code that is not taken is told with its reason until the next try, and the price is asked for anew each time', () =>
  tellStory(promoModel, toPromoView, [
    begins,
    ['the customer applies an empty field', none],
    applies,
    ['the server refuses the code', { ...none, refusal: { code, failure: refused(546) } }, pricedAnew('')],
    applies,
    ['no answer to the code comes', { ...none, code, refusal: { code, failure: offline } }, pricedAnew(code)],
    applies,
    ['the session has ended', { ...none, code, refusal: { code, failure: refused(999) } }, pricedAnew(code)],
    applies,
    isTaken,
  ]));

test('what is typed is kept, known again to who typed it, and gone once it is refused', () =>
  tellStory(promoModel, toPromoView, [
    begins,
    ['the customer types a code', { ...none, code: 'ESC' }, { emitted: [{ type: 'code.kept', code: 'ESC' }] }],
    ['who is here typed none', none],
    ['who is here typed a code before', { ...none, code: 'ESCAL' }],
    ['the invoice carries no code', { ...none, code: 'ESCAL' }],
    applies,
    ['the server refuses the code', { ...none, refusal: { code, failure: refused(546) } }, pricedAnew('')],
  ]));

test('a code that does not come off stays, with the reason, until it does', () =>
  tellStory(promoModel, toPromoView, [
    begins,
    applies,
    isTaken,
    takesOff,
    ['the server does not take the code off', { ...applied, refusal: { code, failure: offline } }, offPricedAnew],
    takesOff,
    ['the server takes the code off', none, offPricedAnew],
  ]));

test('a code that was to come off and got no answer is not offered again once the invoice is without it', () =>
  tellStory(promoModel, toPromoView, [
    begins,
    applies,
    isTaken,
    takesOff,
    ['the server does not take the code off', { ...applied, refusal: { code, failure: offline } }, offPricedAnew],
    ['the invoice carries no code', { ...none, refusal: { code, failure: offline } }],
  ]));

test('the invoice is believed, whatever was thought to be on the payment', () =>
  tellStory(promoModel, toPromoView, [
    begins,
    ['the invoice carries the code', applied],
    ['the invoice carries the code', applied],
    ['the invoice took the code off', { ...none, refusal: { code, failure: refused(546) } }],
    ['the invoice carries no code', { ...none, refusal: { code, failure: refused(546) } }],
    applies,
    isTaken,
    ['the invoice carries no code', none],
  ]));

test('an answer that puts no code on the payment leaves none applied', async () => {
  const apply = deferredPort<PromoAnswer, { code: string; paymentId: string }>();
  const actor = createActor(promoMachine.provide({ actors: { applyPromo: apply.logic } })).start();
  actor.send({ type: 'code.given', code, paymentId });
  await apply.last().answer(ok({ code: '' }));
  expect(toPromoView(actor.getSnapshot())).toEqual(none);
});
