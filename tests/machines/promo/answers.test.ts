import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { promoModel } from '#machines/promo/promo.model.ts';
import { toPromoView } from '#machines/promo/promo.view.ts';
import { describeAnswers, type Answer } from '#statecharts/describe-answers.ts';

const paymentId = 'e'.repeat(24);
const refusal = (failure: object) => ({ code: 'BALADE10', failure });
/** The code is not on; which one and why is told, and the price is asked for as it is without. */
const notPutOn = (reason: RefusalReason, code = 546): Answer => ({
  shows: { is: 'notApplied', code: '', refusal: refusal({ kind: 'refused', code, reason }) },
  asked: 'applyPromo',
  with: { applyPromo: { code: 'BALADE10', paymentId } },
  emitted: ['code.kept', 'code.kept', 'price.outdated'],
});

describeAnswers(promoModel, toPromoView, {
  'a promo code does not exist': notPutOn('promo_unknown'),
  'a promo code is not valid yet': notPutOn('promo_not_started'),
  'a promo code has expired': notPutOn('promo_over'),
  'a promo code counts on other days or hours': notPutOn('promo_not_now'),
  'a promo code is used up': notPutOn('promo_used_up'),
  'a promo code was used by this customer already': notPutOn('promo_already_used', 551),
  'a promo code is for first orders only': notPutOn('promo_first_orders_only'),
  'a promo code is for another city': notPutOn('promo_other_city', 552),
  'a promo code is for other dishes than those in the basket': notPutOn('promo_not_in_basket'),
  'the basket is below what a promo code asks for': notPutOn('promo_below_minimum'),
  'a promo code takes off the delivery fee and the order is picked up, or delivery is free': notPutOn('promo_nothing_to_reduce', 553),
  'a promo code stops counting while it is on the basket': {
    shows: { is: 'notApplied', code: '', refusal: refusal({ code: 546 }) },
    asked: 'applyPromo',
    emitted: ['code.kept', 'code.kept', 'price.outdated'],
  },
  'no answer to a promo code comes': {
    shows: { is: 'applied', code: 'BALADE10', refusal: null },
    asked: 'applyPromo applyPromo',
    with: { applyPromo: { code: 'BALADE10', paymentId } },
    emitted: ['code.kept', 'code.kept', 'price.outdated', 'code.kept', 'code.kept', 'price.outdated'],
  },
  'a promo code cannot be taken off': {
    shows: { is: 'applied', code: 'BALADE10', refusal: refusal({ kind: 'transport' }) },
    asked: 'applyPromo removePromo',
    with: { removePromo: { code: '', paymentId } },
    emitted: ['code.kept', 'code.kept', 'price.outdated', 'price.outdated'],
  },
  'a promo code is applied while the payment is being checked': notPutOn('payment_checking', 651),
});
