import type { FastifyInstance } from 'fastify';
import { SANDBOX_DEVICE } from '#contract/card-sandbox.ts';
import type { Sheet } from '#contract/payment-methods.ts';

const SHEETS: readonly Sheet[] = ['apple_pay', 'google_pay'];
const COOKIE = 'sandbox-device';

const sheetsIn = (names: string): Sheet[] => SHEETS.filter((sheet) => names.split(/[,.]/).includes(sheet));

/** Whoever tries the sandbox says which payment sheets their device has: the browser’s own are Stripe’s to open. */
export function serveSandboxDevice(app: FastifyInstance): void {
  app.get(SANDBOX_DEVICE, { config: { shed: 'last' } }, async ({ url, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const said = new URLSearchParams(url.split('?')[1] ?? '').get('has');
    if (said === null) return reply.send({ sheets: sheetsIn(/(?:^|;\s*)sandbox-device=([\w.]+)/.exec(headers.cookie ?? '')?.[1] ?? '') });
    return reply.header('set-cookie', `${COOKIE}=${sheetsIn(said).join('.')}; Path=/; HttpOnly; SameSite=Lax`).redirect('/', 303);
  });
}
