import * as v from 'valibot';
import type { PaymentIntent, PaymentIntentResult, PaymentMethod, SetupIntent, StripeError } from '@stripe/stripe-js';
import { CARD_SANDBOX, sandboxAnswer } from '#contract/card-sandbox.ts';
import type { Transport } from '#src/api/api.ts';
import type { StripeLike } from '#src/payments/card-provider.ts';
import { sheetOn } from './at-sheet.ts';
import type { Run } from './run.ts';

/** What somebody does with the bank's question; `leaves` answers nothing for as long as the page is there. */
export type AnswerToBank = 'pass' | 'fail' | 'closes' | 'leaves';
export type Question = { readonly answer: AnswerToBank; readonly isAnswered: () => void };

/** As long as the sandbox's own script waits. */
const PATIENCE = 25_000;
/** Cards that somebody types into the provider's fields, one of them wrongly. */
const TYPED = ['4242424242424242', '4000002500003155', '4000000000000002', '4242424242424241'].map((number) => ({
  number,
  exp_month: 4,
  exp_year: 2029,
  cvc: '123',
}));
const lost = { type: 'api_connection_error', message: 'no answer' } as StripeError;

/** Where the provider's script would stand: the same calls over this page's network, and a customer before the bank's question. */
export function cardWindow(run: Run, transport: Transport, beAsked: () => Question): StripeLike {
  const ask = async (path: string, body: object): Promise<v.InferOutput<typeof sandboxAnswer> | null> => {
    const patience = new AbortController();
    run.clock.after(PATIENCE, () => patience.abort());
    try {
      const { text } = await transport({ path, method: 'POST', body, language: 'en', signal: patience.signal });
      const read = v.safeParse(sandboxAnswer, JSON.parse(text));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };
  const thinks = () =>
    new Promise<void>((done) => {
      run.clock.after(run.random.between(1_000, 20_000), done);
    });
  const confirm = async (
    clientSecret: string,
    answer: Awaited<ReturnType<typeof ask>>,
  ): Promise<{ intent: object } | { error: StripeError }> => {
    if (answer?.intent?.status !== 'requires_action') {
      if (answer?.error)
        return {
          error: {
            type: answer.error.type,
            code: answer.error.code,
            message: answer.error.message,
            ...(answer.error.decline_code === null ? {} : { decline_code: answer.error.decline_code }),
          },
        };
      return answer?.intent ? { intent: answer.intent } : { error: lost };
    }
    const { answer: given, isAnswered } = beAsked();
    run.note(`the bank asks, the customer ${given}`);
    if (given === 'leaves') return new Promise(() => undefined);
    await thinks();
    isAnswered();
    if (given === 'closes')
      return { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'not authenticated' } };
    return confirm(clientSecret, await ask(CARD_SANDBOX.answerChallenge, { client_secret: clientSecret, outcome: given }));
  };
  const told = (answer: Awaited<ReturnType<typeof ask>>): PaymentIntentResult =>
    answer?.intent && !answer.error
      ? { paymentIntent: answer.intent as PaymentIntent }
      : {
          error: answer?.error
            ? ({ type: answer.error.type, code: answer.error.code, message: answer.error.message } as StripeError)
            : lost,
        };
  const nobody = () => Promise.resolve({ error: lost });
  return {
    elements: () => {
      throw new Error('No fields stand on this page');
    },
    paymentRequest: () => sheetOn(run),
    createToken: nobody,
    createPaymentMethod: () => Promise.resolve({ paymentMethod: { id: 'typed' } as PaymentMethod }),
    confirmCardSetup: async (clientSecret) => {
      const ended = await confirm(
        clientSecret,
        await ask(CARD_SANDBOX.confirmSetupIntent, { client_secret: clientSecret, card: run.random.pick(TYPED) }),
      );
      return 'error' in ended ? ended : { setupIntent: ended.intent as SetupIntent };
    },
    retrievePaymentIntent: async (clientSecret) => told(await ask(CARD_SANDBOX.retrieve, { client_secret: clientSecret })),
    confirmTwintPayment: async (clientSecret, data) =>
      told(await ask(CARD_SANDBOX.confirmTwint, { client_secret: clientSecret, return_url: data?.return_url })),
    confirmCardPayment: async (clientSecret, data, options) => {
      const first = await ask(CARD_SANDBOX.confirmPaymentIntent, {
        client_secret: clientSecret,
        payment_method: typeof data?.payment_method === 'string' ? data.payment_method : null,
      });
      if (options?.handleActions === false && first?.intent?.status === 'requires_action')
        return { paymentIntent: first.intent as PaymentIntent };
      const ended = await confirm(clientSecret, first);
      return 'error' in ended ? ended : { paymentIntent: ended.intent as PaymentIntent };
    },
  };
}
