import * as v from 'valibot';

/**
 * What the browser says to the card sandbox, where Stripe.js would speak to Stripe: POST with a JSON body at the
 * storefront's own origin. These paths exist only while the sandbox is the card provider, and never in production.
 */
export const CARD_SANDBOX = {
  confirmPaymentIntent: '/sandbox/v1/confirm_payment_intent',
  confirmSetupIntent: '/sandbox/v1/confirm_setup_intent',
  /** How an intent stands now: what `retrievePaymentIntent` and `retrieveSetupIntent` answer. */
  retrieve: '/sandbox/v1/retrieve_intent',
  /** The customer's answer in the challenge dialog; closing it without one sends nothing. */
  answerChallenge: '/sandbox/v1/answer_challenge',
  /** Begins a payment by TWINT: its answer says on which page. */
  confirmTwint: '/sandbox/v1/confirm_twint',
} as const;

/** TWINT's page, where Stripe would show its own: a document, and the form on it. */
export const TWINT_PAGE = '/sandbox/twint';
export const TWINT_ANSWERS = ['accept', 'refuse', 'expire', 'late'] as const;
export type TwintAnswer = (typeof TWINT_ANSWERS)[number];

/** Which payment sheets this device has: `?has=apple_pay,google_pay`, or nothing, notes it in a cookie; without a query it answers the noted ones. */
export const SANDBOX_DEVICE = '/sandbox/device';
export const sandboxDevice = v.object({ sheets: v.array(v.picklist(['apple_pay', 'google_pay'])) });

const clientSecret = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A card as its customer types it. Its number is never stored and never logged. */
export const sandboxCard = v.object({
  number: v.pipe(v.string(), v.maxLength(40)),
  exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  exp_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
  cvc: v.pipe(v.string(), v.maxLength(4)),
});

export const sandboxRequests = {
  /** `payment_method`: the saved card's; without it the one that the intent was made with. */
  confirmPaymentIntent: v.object({
    client_secret: clientSecret,
    payment_method: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  }),
  confirmSetupIntent: v.object({ client_secret: clientSecret, card: sandboxCard }),
  retrieve: v.object({ client_secret: clientSecret }),
  /** `return_url`: where the page leads its customer back to. */
  confirmTwint: v.object({
    client_secret: clientSecret,
    return_url: v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2_000)),
  }),
  answerChallenge: v.object({ client_secret: clientSecret, outcome: v.picklist(['pass', 'fail']) }),
};

/** How an intent stands, in the provider's words. `requires_action`: the challenge is to be shown. */
export const sandboxIntent = v.object({
  id: v.string(),
  status: v.picklist([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  payment_method: v.nullable(v.string()),
  next_action: v.optional(
    v.nullable(
      v.object({ type: v.string(), redirect_to_url: v.optional(v.object({ url: v.string(), return_url: v.nullable(v.string()) })) }),
    ),
  ),
});
export type SandboxIntent = v.InferOutput<typeof sandboxIntent>;

/** Like the `error` that Stripe.js answers; the intent stands beside it. */
export const sandboxError = v.object({
  type: v.picklist(['card_error', 'invalid_request_error']),
  code: v.string(),
  decline_code: v.optional(v.nullable(v.string()), null),
  message: v.string(),
});
export type SandboxError = v.InferOutput<typeof sandboxError>;

/** Every answer: with status 200 whatever became of the card, with 400 or 404 where the request fits no intent. */
export const sandboxAnswer = v.object({ intent: v.nullable(sandboxIntent), error: v.nullable(sandboxError) });
