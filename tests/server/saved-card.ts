import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Card } from '#contract/entities/card.ts';
import type { TestServer } from './test-server.ts';

export const ACCEPTED = '4242424242424242';
export const CHALLENGE = '4000002500003155';
export const DECLINED = '4000000000000002';
export const PROCESSING = '4000000000000085';

let made = 0;

/** A number that is accepted and that no other card has: its last digit is its check digit (Luhn). */
export function anotherNumber(): string {
  made += 1;
  const digits = `45${String(made).padStart(13, '0')}`;
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);
  const sum = [...digits].toReversed().reduce((all, digit, index) => all + (index % 2 === 0 ? doubled(Number(digit)) : Number(digit)), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Confirms a card with the provider, as the browser does before `add_card`. @returns the provider's payment method */
export async function confirmedCard(
  server: TestServer,
  who: Record<string, unknown>,
  number = anotherNumber(),
  expires = { exp_month: 4, exp_year: 2029 },
): Promise<string> {
  const { client_secret } = await server.expectSuccess(endpoints.get_stripe_add_card_intent, { ...who, payment_id: CARD_GATEWAY_ID });
  const { json } = await server.post(CARD_SANDBOX.confirmSetupIntent, { client_secret, card: { number, ...expires, cvc: '123' } });
  const intent = json.intent as { payment_method: string | null } | null;
  if (!intent?.payment_method) throw new Error(`the card was not confirmed: ${JSON.stringify(json)}`);
  return intent.payment_method;
}

export const addCardOf = (server: TestServer, who: Record<string, unknown>, payment_method: string, more: { is_kept?: boolean } = {}) =>
  server.post(endpoints.add_card.path, {
    ...who,
    type: 7,
    payment_id: CARD_GATEWAY_ID,
    card_expiry_date: '04/29',
    payment_method,
    ...more,
  });

export async function savedCard(server: TestServer, who: Record<string, unknown>, number = anotherNumber()): Promise<Card> {
  const { json } = await addCardOf(server, who, await confirmedCard(server, who, number));
  if (json.success !== true) throw new Error(`the card was not added: ${JSON.stringify(json)}`);
  return json.card as Card;
}

/** A card that is not kept, by its id and the provider's payment method. */
export async function cardOnce(server: TestServer, who: Record<string, unknown>, number = anotherNumber()) {
  const method = await confirmedCard(server, who, number);
  const { json } = await addCardOf(server, who, method, { is_kept: false });
  if (json.success !== true) throw new Error(`the card was not taken: ${JSON.stringify(json)}`);
  return { card: json.card as Card, card_id: (json.card as Card)._id, method };
}
