import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { SandboxAnswer } from '#server/payments/sandbox/sandbox-answer.ts';
import type { CardSandbox } from '#server/payments/sandbox/sandbox.ts';
import { sandboxRequestOf } from '#server/payments/sandbox/sandbox-transport.ts';
import type { StripeSettings } from '#server/payments/stripe-provider.ts';
import type { SetupIntent } from '#server/payments/provider.ts';

/** Whether Stripe's own test mode is asked (`npm run real -- stripe`); else the sandbox stands in, behind a port of this machine. */
export const isReal = process.env.REAL === 'stripe';

const KEY = isReal ? (process.env.STRIPE_SECRET_KEY ?? '') : 'sk_test_over_http';

type Asked = { readonly path: string; readonly form: Readonly<Record<string, string>> };

const invalid = (status: number, message: string): SandboxAnswer => ({
  status,
  json: { error: { type: 'invalid_request_error', message } },
});

/** What is wrong with how something is asked, whatever it is: with another secret key, of another version of the API than the SDK's types. */
function wrongWith({ headers }: IncomingMessage): SandboxAnswer | null {
  if (headers.authorization !== `Bearer ${KEY}`) return invalid(401, 'Invalid API Key provided');
  return headers['stripe-version'] === Stripe.API_VERSION ? null : invalid(400, 'Not the SDK’s version of the API');
}

function overHttp(sandbox: CardSandbox, asked: Asked[]): Server {
  return createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (piece: string) => {
        body += piece;
      })
      .on('end', () => {
        const { url = '', method = '', headers } = request;
        if (method === 'POST') asked.push({ path: url, form: Object.fromEntries(new URLSearchParams(body)) });
        const answered = wrongWith(request) ?? sandbox.handle(sandboxRequestOf(url, method, headers, body));
        void Promise.resolve(answered).then(({ status, json }) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json)),
        );
      });
  });
}

/** What Stripe's adapter is driven against. */
export async function openStripe(sandbox: CardSandbox) {
  /** Every change that the stand-in was asked for, in its order. */
  const asked: Asked[] = [];
  const standIn = isReal ? null : overHttp(sandbox, asked);
  if (standIn)
    await new Promise<void>((done) => {
      standIn.listen(0, '127.0.0.1', done);
    });
  const address = standIn ? { host: '127.0.0.1', port: (standIn.address() as AddressInfo).port, protocol: 'http' as const } : undefined;
  const settings: StripeSettings = { name: 'stripe', secretKey: KEY, webhookSecret: sandbox.webhookSecret, address };
  const sdk = new Stripe(KEY, { ...address, maxNetworkRetries: 0, telemetry: false });
  const return_url = 'https://shop.example/checking';
  return {
    settings,
    asked,
    /** Confirms a payment as its customer's browser does. A declined card is no error: the intent tells of it. */
    confirm: async (clientSecret: string) => {
      try {
        await sdk.paymentIntents.confirm(clientSecret.split('_secret_')[0] ?? '', { return_url });
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      }
    },
    /** Gives the card 4242 to be kept, as its customer's browser does. */
    keepVisa: async ({ id, clientSecret }: SetupIntent) => {
      const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };
      if (standIn) await sandbox.browser.confirmSetupIntent({ client_secret: clientSecret, card });
      else await sdk.setupIntents.confirm(id, { payment_method: 'pm_card_visa', return_url });
    },
    close: () => new Promise((done) => (standIn ? standIn.close(done) : done(null))),
  };
}
