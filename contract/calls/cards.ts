import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { card } from '../entities/card.ts';
import { looseId, sessionFields, text, token } from '../fields.ts';

const chosenCard = v.object({ card_id: looseId, ...sessionFields });
/** The storefront's own: the cards afterwards, so that the default is known without asking again. */
const cardsAfterwards = v.object({ cards: v.optional(v.array(card)) });

export const cardCalls = {
  /** The customer’s cards. */
  get_card_list: endpoint('/api/user/get_card_list', {
    access: 'customer',
    /** `card_id` is the storefront's own: a card that pays for one order, listed last as long as it is there. */
    request: v.object({ card_id: looseId, ...sessionFields }),
    answer: v.object({ cards: v.array(card) }),
    failures: [999],
  }),
  /** First step of adding a card: what the card provider needs to take it. */
  get_stripe_add_card_intent: endpoint('/api/user/get_stripe_add_card_intent', {
    access: 'customer',
    request: v.object({ payment_id: looseId, ...sessionFields }),
    answer: v.object({ client_secret: v.string() }),
    failures: [999, 1014],
  }),
  /**
   * Last step of adding a card: keeps it for the customer. `payment_method` is the provider's, kept once however often it is
   * sent; the first card becomes the default.
   */
  add_card: endpoint('/api/user/add_card', {
    access: 'customer',
    request: v.object({
      type: v.optional(v.number()),
      payment_id: looseId,
      card_expiry_date: v.optional(v.nullable(text(10))),
      payment_method: token(200),
      /** The storefront's own: false for a card that pays for one order and is then forgotten. */
      is_kept: v.optional(v.boolean(), true),
      ...sessionFields,
    }),
    answer: v.object({ card }),
    failures: [999, 1014, 1015],
  }),
  /** Deletes a card. Deleting the default makes the first remaining card the default. */
  delete_card: endpoint('/api/user/delete_card', {
    access: 'customer',
    request: chosenCard,
    answer: cardsAfterwards,
    failures: [999, 1016, 1017],
  }),
  /** Makes a card the default. */
  select_card: endpoint('/api/user/select_card', {
    access: 'customer',
    request: chosenCard,
    answer: cardsAfterwards,
    failures: [999, 1016, 1018, 1019],
  }),
};
