import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CARDS_MAXIMUM } from '#contract/limits.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { cardCount, findOnce, cardsOf } from '#server/repositories/cards.ts';
import { cardOwner } from '#server/services/payment/cards/card-owner.ts';
import { presentCard } from '#server/services/present/card.ts';
import { providerCustomerOf } from '#server/services/payment/cards/provider-customer.ts';
import { cardAlike, chooseCard, dropCard, takeCard } from '#server/services/payment/cards/saved-cards.ts';

const HOUR = 3_600;

/** The customer's saved cards, the first added first; then the one that pays for one order, to whoever knows it. */
export const getCardList = serve(endpoints.get_card_list, OWN_READING, async (body, call) => {
  const owner = cardOwner(call);
  if (!owner) return answer({ cards: [] });
  const once = body.card_id ? await findOnce(call.database, owner, body.card_id) : null;
  return answer({ cards: [...(await cardsOf(call.database, owner)), ...(once ? [once] : [])].map(presentCard) });
});

export const getStripeAddCardIntent = serve(
  endpoints.get_stripe_add_card_intent,
  { count: 20, seconds: HOUR, exact: true },
  async (body, call) => {
    const [provider, owner] = [call.payments?.provider, cardOwner(call)];
    if (!provider || !owner || body.payment_id !== CARD_GATEWAY_ID) return refuse(1014);
    if ((await cardCount(call.database, owner)) >= CARDS_MAXIMUM) return refuse(1014);
    const customer = await providerCustomerOf(call, provider, call.customer.id);
    if (!customer.ok) return refuse(1014);
    const setup = await provider.createSetupIntent(
      { customer: customer.value, metadata: { customer_id: call.customer.id } },
      `setup:${call.requestId}`,
    );
    return setup.ok ? answer({ client_secret: setup.value.clientSecret }) : refuse(1014);
  },
);

/**
 * Takes a card that the browser confirmed, to keep it or for one order; what is kept of it comes from the provider, which
 * must know it as this customer's. One that is there already is not listed twice.
 */
export const addCard = serve(endpoints.add_card, { count: 40, seconds: HOUR, exact: true }, async (body, call) => {
  const [provider, owner] = [call.payments?.provider, cardOwner(call)];
  if (!provider || !owner || body.payment_id !== CARD_GATEWAY_ID) return refuse(1014);
  const [customer, method] = [
    await providerCustomerOf(call, provider, call.customer.id),
    await provider.retrievePaymentMethod(body.payment_method),
  ];
  if (!method.ok) return refuse(method.failure.kind === 'unknown' ? 1014 : 1015);
  if (!customer.ok) return refuse(1014);
  if (method.value.customer !== customer.value) return refuse(1015);
  const alike = body.is_kept ? await cardAlike(call, provider, owner, method.value) : null;
  const card = await takeCard(call, owner, method.value, { isKept: body.is_kept, alike });
  if (!card) return refuse(1014);
  call.note('card_added');
  return answer({ card: presentCard(card) });
});

export const selectCard = serve(endpoints.select_card, CHANGING, async (body, call) => {
  const owner = cardOwner(call);
  const cards = owner && body.card_id ? await chooseCard(call, owner, body.card_id) : null;
  return cards ? answer({ cards: cards.map(presentCard) }) : refuse(1016);
});

export const deleteCard = serve(endpoints.delete_card, CHANGING, async (body, call) => {
  const owner = cardOwner(call);
  const cards = owner && body.card_id ? await dropCard(call, owner, body.card_id) : null;
  if (!cards) return refuse(1016);
  call.note('card_removed');
  return answer({ cards: cards.map(presentCard) });
});
