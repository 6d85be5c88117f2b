import { setTimeout as wait } from 'node:timers/promises';
import type * as v from 'valibot';
import type { sandboxAnswer, sandboxRequests, TwintAnswer } from '#contract/card-sandbox.ts';
import { declineError, missing, type SandboxAnswer, type SandboxWork } from './sandbox-answer.ts';
import {
  answerChallenge,
  answerTwint,
  confirmIntent,
  confirmTwint,
  lockIntent,
  nextAction,
  type Confirmed,
  type SandboxPaymentIntent,
} from './sandbox-payment-intents.ts';
import { confirmSetup, lockSetup } from './sandbox-setup-intents.ts';

type Requests = { readonly [Name in keyof typeof sandboxRequests]: v.InferOutput<(typeof sandboxRequests)[Name]> };
export type BrowserAnswer = { readonly status: number; readonly json: v.InferOutput<typeof sandboxAnswer> };
export type InTransaction = <Value>(act: (work: SandboxWork) => Promise<Value>) => Promise<Value>;

type IntentFields = BrowserAnswer['json']['intent'];

const inBody = (intent: IntentFields, { json }: Pick<SandboxAnswer, 'json'>): BrowserAnswer['json'] => {
  const error = json.error as { type: 'card_error' | 'invalid_request_error'; code: string; message: string; decline_code?: string };
  return { intent, error: { ...error, decline_code: error.decline_code ?? null } };
};
/** A no to a card is an answer like any other: as HTTP's own error, every browser would write it to its console. */
const browserAnswer = (intent: IntentFields, refusal: SandboxAnswer | null): BrowserAnswer => ({
  status: 200,
  json: refusal ? inBody(intent, refusal) : { intent, error: null },
});

const intentFields = (intent: SandboxPaymentIntent): IntentFields => ({
  id: intent.id,
  status: intent.status,
  payment_method: intent.paymentMethod,
  next_action: nextAction(intent),
});

function answerOf({ intent, refusal }: Confirmed): BrowserAnswer {
  const fields = intentFields(intent);
  if (refusal || intent.status !== 'requires_payment_method' || intent.declineCode === null) return browserAnswer(fields, refusal);
  return { status: 200, json: inBody(fields, { json: { error: declineError(intent.declineCode) } }) };
}

export function createBrowserDoor(inTransaction: InTransaction, slowAnswer: number) {
  const nothing = missing('intent', 'with this client secret');
  const unknown: BrowserAnswer = { status: nothing.status, json: inBody(null, nothing) };

  const withIntent = (
    clientSecret: string,
    act: (work: SandboxWork, intent: NonNullable<Awaited<ReturnType<typeof lockIntent>>>) => Promise<Confirmed>,
  ) =>
    inTransaction(async (work) => {
      const intent = await lockIntent(work, { clientSecret });
      return intent && act(work, intent);
    });

  return {
    confirmPaymentIntent: async (asked: Requests['confirmPaymentIntent']): Promise<BrowserAnswer> => {
      const confirmed = await withIntent(asked.client_secret, (work, intent) => confirmIntent(work, intent, asked.payment_method ?? null));
      if (confirmed?.isSlow) await wait(slowAnswer);
      return confirmed ? answerOf(confirmed) : unknown;
    },
    answerChallenge: async (asked: Requests['answerChallenge']): Promise<BrowserAnswer> => {
      const answered = await withIntent(asked.client_secret, (work, intent) => answerChallenge(work, intent, asked.outcome));
      return answered ? answerOf(answered) : unknown;
    },
    confirmTwint: async (asked: Requests['confirmTwint']): Promise<BrowserAnswer> => {
      const confirmed = await withIntent(asked.client_secret, (work, intent) => confirmTwint(work, intent, asked.return_url));
      return confirmed ? answerOf(confirmed) : unknown;
    },
    answerTwint: async (asked: { readonly client_secret: string; readonly answer: TwintAnswer }): Promise<BrowserAnswer> => {
      const answered = await withIntent(asked.client_secret, (work, intent) => answerTwint(work, intent, asked.answer));
      return answered ? answerOf(answered) : unknown;
    },
    twintPage: (clientSecret: string): Promise<SandboxPaymentIntent | null> =>
      inTransaction(async (work) => {
        const intent = await lockIntent(work, { clientSecret });
        return intent?.paymentMethod === 'twint' ? intent : null;
      }),
    confirmSetupIntent: async (asked: Requests['confirmSetupIntent']): Promise<BrowserAnswer> =>
      inTransaction(async (work) => {
        const setup = await lockSetup(work, { clientSecret: asked.client_secret });
        if (!setup) return unknown;
        const { setup: after, refusal } = await confirmSetup(work, setup, asked.card);
        return browserAnswer({ id: after.id, status: after.status, payment_method: after.paymentMethod }, refusal);
      }),
    retrieve: async (asked: Requests['retrieve']): Promise<BrowserAnswer> =>
      inTransaction(async (work) => {
        const intent = await lockIntent(work, { clientSecret: asked.client_secret });
        const setup = intent ? null : await lockSetup(work, { clientSecret: asked.client_secret });
        if (intent) return browserAnswer(intentFields(intent), null);
        return setup ? browserAnswer({ id: setup.id, status: setup.status, payment_method: setup.paymentMethod }, null) : unknown;
      }),
  };
}
