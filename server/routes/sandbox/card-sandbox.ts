import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CARD_SANDBOX, sandboxRequests } from '#contract/card-sandbox.ts';
import type { CardSandbox } from '../../payments/sandbox/sandbox.ts';
import { holdsUnstorableText } from '../../http/unstorable-text.ts';

const unreadable = {
  intent: null,
  error: { type: 'invalid_request_error', code: 'parameter_invalid', decline_code: null, message: 'The request does not fit.' },
};

/** The paths where the browser speaks to the card sandbox; they are there only while it is the provider. */
export function serveCardSandbox(app: FastifyInstance, { browser }: CardSandbox): void {
  const serve = <Name extends keyof typeof CARD_SANDBOX>(
    name: Name,
    answer: (asked: v.InferOutput<(typeof sandboxRequests)[Name]>) => Promise<{ status: number; json: object }>,
  ) => {
    app.post(CARD_SANDBOX[name], { config: { shed: 'last' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const parsed = v.safeParse(sandboxRequests[name], request.body);
      if (!parsed.success || holdsUnstorableText(parsed.output)) return reply.code(400).send(unreadable);
      const { status, json } = await answer(parsed.output as never);
      return reply.code(status).send(json);
    });
  };
  serve('confirmPaymentIntent', browser.confirmPaymentIntent);
  serve('confirmSetupIntent', browser.confirmSetupIntent);
  serve('retrieve', browser.retrieve);
  serve('answerChallenge', browser.answerChallenge);
  serve('confirmTwint', browser.confirmTwint);
}
