import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxKeys, sandboxLedger } from '#server/database/schema/sandbox.ts';
import type { CardSandbox } from '#server/payments/sandbox/sandbox.ts';
import { EVENTS_KEPT_FOR, KEYS_KEPT_FOR } from '#server/payments/sandbox/sandbox-house.ts';
import type { CardProvider } from '#server/payments/provider.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { describeServer, NOON } from '../test-server.ts';

const ASKED = {
  amount: 4_210,
  currency: 'chf',
  customer: null,
  pays: { card: 'pm_card_visa' },
  capture: 'automatic',
  metadata: {},
} as const;

describeServer('keeping house in the card sandbox', (server) => {
  let provider: CardProvider;
  let sandbox: CardSandbox;
  beforeAll(async () => {
    const { payments } = server.services;
    if (!payments?.sandbox) throw new Error('no sandbox');
    ({ provider, sandbox } = { provider: payments.provider, sandbox: payments.sandbox });
  });
  beforeEach(() => server.setNow(NOON));

  const houseKeptAt = async (instant: number) => {
    server.setNow(instant);
    await keepHouse(server.services);
  };
  const intentOf = async (key: string) => {
    const told = await provider.createPaymentIntent(ASKED, key);
    return told.ok ? told.value : null;
  };

  test('a key means its request for a day, and afterwards a new one', async () => {
    const first = await intentOf('a-day');
    await houseKeptAt(NOON + KEYS_KEPT_FOR);
    expect((await intentOf('a-day'))?.id).toBe(first?.id);
    await houseKeptAt(NOON + KEYS_KEPT_FOR + 1);
    const another = await intentOf('a-day');
    expect(another?.id).toEqual(expect.stringMatching(/^pi_/));
    expect(another?.id).not.toBe(first?.id);
    await houseKeptAt(NOON + 2 * KEYS_KEPT_FOR + 2);
    expect(await server.open.database.select().from(sandboxKeys)).toEqual([]);
  });

  test('an event is told for thirty days; what it told of stays', async () => {
    const intent = await intentOf('thirty-days');
    await sandbox.browser.confirmPaymentIntent({ client_secret: intent?.clientSecret ?? '' });
    const told = async () => (await sandbox.eventsAfter()).map(({ type }) => type);
    await houseKeptAt(NOON + EVENTS_KEPT_FOR);
    expect(await told()).toEqual(['payment_intent.succeeded']);
    await houseKeptAt(NOON + EVENTS_KEPT_FOR + 1);
    expect(await told()).toEqual([]);
    expect(await provider.retrievePaymentIntent(intent?.id ?? '')).toMatchObject({
      ok: true,
      value: { status: 'succeeded', received: ASKED.amount },
    });
    expect((await server.open.database.select().from(sandboxLedger)).map(({ kind: what }) => what)).toEqual(['authorisation', 'capture']);
  });
});
