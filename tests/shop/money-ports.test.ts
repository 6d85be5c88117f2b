import { expect, test, vi } from 'vitest';
import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { failed, ok } from '#contract/result.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { newCardWith } from '#src/features/payment/cards/new-card-ports.ts';
import { topUpMemory } from '#src/features/account/top-up/pending-top-up.ts';
import { walletTopUpOf } from '#src/features/account/top-up/wallet-top-up-ports.ts';
import { askPort, listenToPort } from './ask-port.ts';
import { cacheHeard, noAnswer, refused, serverSaying, sessionOf } from './server-saying.ts';

const unreachable = failed({ kind: 'unreachable' });
const noProvider = () => Promise.reject(new Error('no provider'));

test('a card is kept by its provider and then by the server, as type 7', async () => {
  const keepCard = vi.fn<(secret: string, holder: string) => Promise<unknown>>(() =>
    Promise.resolve(ok({ paymentMethod: 'pm', expiry: '12/27' })),
  );
  const server = serverSaying({
    get_stripe_add_card_intent: [ok({ client_secret: 'secret' }), refused(572)],
    add_card: [ok({ card: 'visa' }), noAnswer()],
  });
  const machine = newCardWith(server.api, () => Promise.resolve({ keepCard } as never));
  expect([await askPort(machine, 'makeIntent'), await askPort(machine, 'makeIntent')]).toEqual([
    ok({ clientSecret: 'secret' }),
    refused(572),
  ]);
  expect(await askPort(machine, 'keepCard', { clientSecret: 'secret', holder: 'Léa' })).toEqual(
    ok({ paymentMethod: 'pm', expiry: '12/27' }),
  );
  expect(keepCard).toHaveBeenCalledWith('secret', 'Léa');
  const kept = { paymentMethod: 'pm', expiry: '12/27', isKept: true };
  expect([await askPort(machine, 'addCard', kept), await askPort(machine, 'addCard', kept)]).toEqual([ok('visa'), noAnswer()]);
  expect([server.asked[0], server.asked[2]]).toEqual([
    ['get_stripe_add_card_intent', { payment_id: CARD_GATEWAY_ID }],
    ['add_card', { type: 7, payment_id: CARD_GATEWAY_ID, payment_method: 'pm', card_expiry_date: '12/27' }],
  ]);
  expect(server.unsigned).toEqual([]);
  expect(await askPort(newCardWith(server.api, noProvider), 'keepCard', { clientSecret: 'secret', holder: 'Léa' })).toEqual(unreachable);
});

test('a card for one order is taken as such', async () => {
  const server = serverSaying({ add_card: [ok({ card: 'amex' })] });
  const machine = newCardWith(server.api, noProvider);
  expect(await askPort(machine, 'addCard', { paymentMethod: 'pm', expiry: '12/27', isKept: false })).toEqual(ok('amex'));
  expect(server.asked).toEqual([
    ['add_card', { type: 7, payment_id: CARD_GATEWAY_ID, payment_method: 'pm', card_expiry_date: '12/27', is_kept: false }],
  ]);
});

const topUp = { amount: 5_000, clientSecret: 'pi_1_secret_x', paymentMethod: 'pm' };

test('a top-up is asked for, confirmed and credited; the browser keeps it from before the bank is asked', async () => {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const { queryClient, anew } = cacheHeard();
  const server = serverSaying({
    get_stripe_payment_intent_wallet: [ok({ client_secret: topUp.clientSecret, payment_method: 'pm' }), refused(560)],
    add_wallet_amount: [noAnswer(), ok({ wallet: 62.5 })],
  });
  const confirmPayment = vi.fn<() => Promise<unknown>>(() => {
    expect(storage.read('storefront.top_up')).toEqual({ ...topUp, customerId: lea._id });
    return Promise.resolve(ok(null));
  });
  const deps = {
    storage,
    tabStorage: storage,
    session: sessionOf(lea) as never,
    cards: () => Promise.resolve({ confirmPayment } as never),
  };
  const { machine, memory } = walletTopUpOf(server.api, queryClient, deps);
  const wish = { amount: 5_000, paymentId: CARD_GATEWAY_ID, cardId: 'visa', key: 'pressed-1' };
  expect(await askPort(machine, 'beginTopUp', wish)).toEqual(ok({ clientSecret: topUp.clientSecret, paymentMethod: 'pm' }));
  expect(await askPort(machine, 'beginTopUp', wish)).toEqual(refused(560));
  expect(await askPort(machine, 'confirmTopUp', topUp)).toEqual(ok(null));
  memory.amount.keep('50.00');
  expect(await askPort(machine, 'creditWallet', topUp)).toEqual(noAnswer());
  expect([memory.amount.read(), anew.length]).toEqual(['50.00', 0]);
  expect(await askPort(machine, 'creditWallet', topUp)).toEqual(ok({ wallet: 6_250 }));
  expect([memory.amount.read(), anew.length]).toEqual([null, 2]);
  expect(server.asked.filter((_, place) => place === 0 || place === 2)).toEqual([
    [
      'get_stripe_payment_intent_wallet',
      { wallet: 50, amount: 50, payment_id: CARD_GATEWAY_ID, card_id: 'visa', type: 7, top_up_key: 'pressed-1' },
      { timeout: CALL_TIMEOUT.pay },
    ],
    ['add_wallet_amount', { wallet: 50, payment_id: CARD_GATEWAY_ID, payment_intent_id: 'pi_1', type: 7 }],
  ]);
  expect(server.unsigned).toEqual([]);
  expect(await askPort(walletTopUpOf(server.api, queryClient, { ...deps, cards: noProvider }).machine, 'confirmTopUp', topUp)).toEqual(
    unreachable,
  );
});

test('a top-up by TWINT is confirmed with the address of the payments page, kept with what pays, and credited under its own id', async () => {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const server = serverSaying({
    get_stripe_payment_intent_wallet: [ok({ client_secret: topUp.clientSecret, payment_method: null })],
    add_wallet_amount: [ok({ wallet: 62.5 })],
  });
  const confirmPayment = vi.fn<() => Promise<unknown>>(() => Promise.resolve(failed({ kind: 'unknown' })));
  const { machine, memory } = walletTopUpOf(server.api, cacheHeard().queryClient, {
    storage,
    tabStorage: storage,
    session: sessionOf(lea) as never,
    cards: () => Promise.resolve({ confirmPayment } as never),
  });
  const byTwint = { clientSecret: topUp.clientSecret, paymentMethod: null, elsewhere: 'twint' } as const;
  const wish = { amount: 5_000, paymentId: TWINT_GATEWAY_ID, cardId: null, key: 'pressed-2' };
  expect(await askPort(machine, 'beginTopUp', wish)).toEqual(ok(byTwint));
  const underWay = { ...byTwint, amount: 5_000 };
  await askPort(machine, 'confirmTopUp', underWay);
  expect(confirmPayment).toHaveBeenCalledWith({ ...underWay, returnTo: `${window.location.origin}/payments` }, expect.anything());
  expect(memory.read()).toEqual(underWay);
  expect(await askPort(machine, 'creditWallet', underWay)).toEqual(ok({ wallet: 6_250 }));
  expect(server.asked.map(([, asked]) => (asked as { payment_id: string }).payment_id)).toEqual([TWINT_GATEWAY_ID, TWINT_GATEWAY_ID]);
});

test('a top-up on a payment sheet opens it with the amount and sends what was approved; refused, the sheet is told', async () => {
  const storage = createBrowserStorage(memoryStore);
  const server = serverSaying({
    get_stripe_payment_intent_wallet: [ok({ client_secret: topUp.clientSecret, payment_method: 'pm' }), refused(536)],
  });
  const openSheet = vi.fn<() => Promise<unknown>>(() => Promise.resolve(ok('pm')));
  const endSheet = vi.fn<() => void>();
  const { machine } = walletTopUpOf(server.api, cacheHeard().queryClient, {
    storage,
    tabStorage: storage,
    session: sessionOf(lea) as never,
    cards: () => Promise.resolve({ openSheet, endSheet } as never),
  });
  const wish = { amount: 5_000, paymentId: APPLE_PAY_GATEWAY_ID, cardId: null, key: 'pressed-3' };
  expect(await askPort(machine, 'openSheet', wish)).toEqual(ok('pm'));
  expect(openSheet).toHaveBeenCalledWith(wish, expect.anything());
  const approved = { ...wish, approved: 'pm' };
  expect(await askPort(machine, 'beginTopUp', approved)).toEqual(ok({ clientSecret: topUp.clientSecret, paymentMethod: 'pm' }));
  expect(endSheet).not.toHaveBeenCalled();
  expect(await askPort(machine, 'beginTopUp', approved)).toEqual(refused(536));
  expect(endSheet).toHaveBeenCalledOnce();
  expect(server.asked.map(([, asked]) => (asked as { payment_method?: string }).payment_method)).toEqual(['pm', 'pm']);
});

test('a top-up and its typed amount are their customer’s alone; who is nobody keeps no amount', () => {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const [hers, his, nobodys] = [lea._id, noah._id, null].map((id) => topUpMemory({ storage, tabStorage: storage }, () => id));
  expect([hers?.read(), hers?.amount.read()]).toEqual([null, null]);
  hers?.write(topUp);
  hers?.amount.keep('20');
  expect([hers?.read(), his?.read(), hers?.amount.read(), his?.amount.read()]).toEqual([topUp, null, '20', null]);
  nobodys?.amount.keep('99');
  expect([hers?.amount.read(), nobodys?.amount.read()]).toEqual(['20', null]);
  hers?.forget();
  hers?.amount.keep(null);
  expect([hers?.read(), hers?.amount.read()]).toEqual([null, null]);
});

test('another tab that has forgotten a top-up knows its end', () => {
  const { machine } = walletTopUpOf(serverSaying({}).api, cacheHeard().queryClient, {
    storage: createBrowserStorage(memoryStore),
    tabStorage: createBrowserStorage(memoryStore),
    session: sessionOf(lea) as never,
    cards: noProvider,
  });
  const { told, stop } = listenToPort(machine, 'subscribeToOtherTabs');
  const writes = (key: string, newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  writes('storefront.top_up', '{}');
  writes('storefront.basket', null);
  expect(told).toEqual([]);
  writes('storefront.top_up', null);
  stop();
  writes('storefront.top_up', null);
  expect(told).toEqual([{ type: 'end.updated' }]);
});
