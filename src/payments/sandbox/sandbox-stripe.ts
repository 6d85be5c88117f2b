import type {
  PaymentIntent,
  PaymentIntentResult,
  PaymentMethod,
  SetupIntent,
  Stripe,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import { CARD_SANDBOX, type SandboxError } from '#contract/card-sandbox.ts';
import type { Language } from '#contract/enumerations.ts';
import type { StripeLike } from '../card-provider.ts';
import { askSandbox, type SandboxAnswer } from './ask-sandbox.ts';
import { CardElement } from './card-element.ts';
import { askLikeABank } from './challenge-dialog.ts';
import { sandboxSheet } from './sandbox-sheet.ts';
import { REFUSALS, refusalText, WORDS } from './words.ts';

type Subject = 'payment_intent' | 'setup_intent';

/** Stripe.js's place without Stripe: the same calls, answered by the sandbox on our own server. `today` decides which cards are past. */
export function sandboxStripe(language: Language, today: () => Date = () => new Date()): StripeLike {
  const words = WORDS[language];
  const lost = { type: 'api_connection_error', message: words.unanswered } as StripeError;
  const unanswered = (subject: Subject) => {
    const code = `${subject}_authentication_failure` as const;
    return { type: 'invalid_request_error', code, message: REFUSALS[language][code] } as StripeError;
  };
  const inWords = (error: SandboxError): StripeError => ({
    type: error.type,
    code: error.code,
    message: refusalText(language, error.decline_code ?? error.code) ?? error.message,
    ...(error.decline_code === null ? {} : { decline_code: error.decline_code }),
  });

  let open = new AbortController();
  const typed = new Map<string, Exclude<ReturnType<CardElement['read']>, { readonly code: string }>>();

  const throughChallenge = async (
    clientSecret: string,
    subject: Subject,
    first: SandboxAnswer | null,
  ): Promise<{ intent: object } | { error: StripeError }> => {
    if (first?.intent?.status === 'requires_action') {
      const given = await askLikeABank(language, open.signal);
      if (given === 'closed') return { error: unanswered(subject) };
      return throughChallenge(
        clientSecret,
        subject,
        await askSandbox(CARD_SANDBOX.answerChallenge, { client_secret: clientSecret, outcome: given }),
      );
    }
    if (first?.error) return { error: { ...inWords(first.error), ...(first.intent ? { [subject]: first.intent } : {}) } as StripeError };
    return first?.intent ? { intent: first.intent } : { error: lost };
  };

  const toResult = (answer: SandboxAnswer | null): PaymentIntentResult => {
    if (answer?.error || !answer?.intent) return { error: answer?.error ? inWords(answer.error) : lost };
    const page = answer.intent.next_action?.redirect_to_url;
    const next = page && { type: 'redirect_to_url', redirect_to_url: { ...page, url: `${page.url}&lang=${language}` } };
    return { paymentIntent: { ...answer.intent, next_action: next ?? null } as PaymentIntent };
  };

  const elements = (): StripeElements => {
    let card: CardElement | null = null;
    return {
      create: () => (card = new CardElement(language, today)),
      getElement: () => card,
      update: () => undefined,
      on: () => undefined,
      off: () => undefined,
      once: () => undefined,
      fetchUpdates: () => Promise.resolve({}),
      submit: () => Promise.resolve({}),
    } as unknown as StripeElements;
  };

  return {
    elements: elements as Stripe['elements'],
    dismissQuestion: () => {
      open.abort();
      open = new AbortController();
    },
    createToken: () => Promise.resolve({ error: lost }),
    createPaymentMethod: ((asked: { readonly card: unknown }) => {
      const element = asked.card as CardElement;
      const card = element.read();
      if ('code' in card) {
        element.focus();
        return Promise.resolve({ error: { type: 'validation_error', ...card } as StripeError });
      }
      const id = `typed_${typed.size}`;
      typed.set(id, card);
      return Promise.resolve({ paymentMethod: { id, card: { exp_month: card.exp_month, exp_year: card.exp_year } } as PaymentMethod });
    }) as unknown as Stripe['createPaymentMethod'],
    paymentRequest: (options) => sandboxSheet(language, options),
    confirmCardPayment: async (clientSecret, data, options) => {
      const method = typeof data?.payment_method === 'string' ? data.payment_method : null;
      const first = await askSandbox(CARD_SANDBOX.confirmPaymentIntent, { client_secret: clientSecret, payment_method: method });
      if (options?.handleActions === false && first?.intent?.status === 'requires_action')
        return { paymentIntent: first.intent as PaymentIntent };
      const ended = await throughChallenge(clientSecret, 'payment_intent', first);
      return 'error' in ended ? { error: ended.error } : { paymentIntent: ended.intent as PaymentIntent };
    },
    retrievePaymentIntent: async (clientSecret) => toResult(await askSandbox(CARD_SANDBOX.retrieve, { client_secret: clientSecret })),
    confirmTwintPayment: async (clientSecret, data) =>
      toResult(await askSandbox(CARD_SANDBOX.confirmTwint, { client_secret: clientSecret, return_url: data?.return_url })),
    confirmCardSetup: async (clientSecret, data) => {
      const card = typeof data?.payment_method === 'string' ? typed.get(data.payment_method) : undefined;
      if (!card) return { error: { type: 'validation_error', code: 'incomplete_number', message: words.incompleteNumber } as StripeError };
      const ended = await throughChallenge(
        clientSecret,
        'setup_intent',
        await askSandbox(CARD_SANDBOX.confirmSetupIntent, { client_secret: clientSecret, card }),
      );
      return 'error' in ended ? { error: ended.error } : { setupIntent: ended.intent as SetupIntent };
    },
  };
}
