import { found, missing, refused, type SandboxAnswer, type SandboxWork } from './sandbox-answer.ts';
import { detachCard, showCard } from './sandbox-cards.ts';
import { onceFor } from './sandbox-keys.ts';
import {
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  intentJson,
  lockIntent,
  type SandboxPaymentIntent,
} from './sandbox-payment-intents.ts';
import { listRefunds, refundIntent } from './sandbox-refunds.ts';
import { createCustomer, createSetup, lockSetup, setupJson } from './sandbox-setup-intents.ts';

export type SandboxRequest = { readonly method: string; readonly path: string; readonly key: string | null; readonly body: string };

/** `metadata[a]=b` fields of a form. */
const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

async function withIntent(
  work: SandboxWork,
  id: string,
  act: (intent: SandboxPaymentIntent) => Promise<SandboxAnswer>,
): Promise<SandboxAnswer> {
  const intent = await lockIntent(work, { id });
  return intent ? act(intent) : missing('PaymentIntent', id);
}

async function showSetup(work: SandboxWork, id: string): Promise<SandboxAnswer> {
  const setup = await lockSetup(work, { id });
  return setup ? found(setupJson(setup)) : missing('SetupIntent', id);
}

type Handler = (work: SandboxWork, form: URLSearchParams, id: string) => Promise<SandboxAnswer>;

const confirm: Handler = (work, form, id) =>
  withIntent(work, id, async (intent) => {
    const { intent: after, refusal } = await confirmIntent(work, intent, form.get('payment_method'));
    return refusal ?? found(await intentJson(work, after));
  });

const ROUTES: readonly (readonly [method: string, path: RegExp, handle: Handler])[] = [
  ['POST', /^\/v1\/customers$/, (work, form) => createCustomer(work, metadataOf(form))],
  [
    'POST',
    /^\/v1\/setup_intents$/,
    (work, form) => createSetup(work, { customer: form.get('customer') ?? '', metadata: metadataOf(form) }),
  ],
  ['GET', /^\/v1\/setup_intents\/(\w+)$/, (work, _form, id) => showSetup(work, id)],
  ['GET', /^\/v1\/payment_methods\/(\w+)$/, (work, _form, id) => showCard(work, id)],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, (work, _form, id) => detachCard(work, id)],
  [
    'POST',
    /^\/v1\/payment_intents$/,
    (work, form) =>
      createIntent(work, {
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? '',
        customer: form.get('customer'),
        paymentMethod: form.get('payment_method_data[type]') ?? form.get('payment_method') ?? '',
        captureMethod: form.get('capture_method') === 'manual' ? 'manual' : 'automatic',
        metadata: metadataOf(form),
      }),
  ],
  [
    'GET',
    /^\/v1\/payment_intents\/(\w+)$/,
    (work, _form, id) => withIntent(work, id, async (intent) => found(await intentJson(work, intent))),
  ],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirm],
  [
    'POST',
    /^\/v1\/payment_intents\/(\w+)\/capture$/,
    (work, form, id) =>
      withIntent(work, id, (intent) => captureIntent(work, intent, Number(form.get('amount_to_capture') ?? intent.amount))),
  ],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (work, _form, id) => withIntent(work, id, (intent) => cancelIntent(work, intent))],
  ['GET', /^\/v1\/refunds$/, (work, form) => listRefunds(work, form.get('payment_intent') ?? '')],
  [
    'POST',
    /^\/v1\/refunds$/,
    (work, form) =>
      refundIntent(work, {
        paymentIntent: form.get('payment_intent') ?? '',
        amount: form.has('amount') ? Number(form.get('amount')) : null,
        metadata: metadataOf(form),
      }),
  ],
];

export async function answerApi(work: SandboxWork, { method, path, key, body }: SandboxRequest): Promise<SandboxAnswer> {
  const [address = '', query = ''] = path.split('?');
  for (const [wanted, pattern, handle] of ROUTES) {
    const match = wanted === method ? pattern.exec(address) : null;
    if (match)
      return onceFor(work, method === 'POST' ? key : null, `${method} ${address} ${body}`, () =>
        handle(work, new URLSearchParams(method === 'GET' ? query : body), match[1] ?? ''),
      );
  }
  return refused('url_invalid', `Unrecognized request URL (${method}: ${address}).`, 404);
}
