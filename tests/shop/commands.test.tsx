import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { lea } from '#machines/session/sample-customers.ts';
import { useAccountSessions } from '#src/features/account/sessions/use-account-sessions.ts';
import { useFavourite } from '#src/features/store/head/use-favourite.ts';
import { useNewPassword } from '#src/features/sign-in/use-new-password.ts';
import { usePreferences } from '#src/features/account/preferences/use-preferences.ts';
import { useCards } from '#src/features/payment/cards/use-cards.ts';
import { useProfilePicture } from '#src/features/account/picture/use-profile-picture.ts';
import { useWalletSwitch } from '#src/features/payment/use-wallet-switch.ts';
import { useCommand } from '#src/shop/use-command.ts';
import { ok } from '#contract/result.ts';
import { preferencesOptions } from '#src/api/preferences.ts';
import { waysToPayKey } from '#src/api/ways-to-pay.ts';
import { mastercard, once, visa } from '#machines/new-card/new-card.model.ts';
import type { Drawing } from './drawn.tsx';
import { given } from './given.tsx';
import { soon } from './soon.ts';

const STORE = 's'.repeat(24);

test('a heart that is pressed twice before the answer ends as it was, and the server is told so', async () => {
  const { now, asked } = await given(() => useFavourite(STORE), {
    answers: {
      '/api/user/add_favourite_store': { favourite_stores: [STORE] },
      '/api/user/remove_favourite_store': { favourite_stores: [] },
    },
  });
  await act(async () => {
    now().give({ isFavourite: true });
    now().give({ isFavourite: false });
  });
  await soon(() => expect(now().is).toBe('done'));
  const hearts = asked.filter(([path]) => path.includes('favourite'));
  expect(hearts.map(([path, { store_id: store }]) => [path, store])).toEqual([
    ['/api/user/add_favourite_store', STORE],
    ['/api/user/remove_favourite_store', [STORE]],
  ]);
});

test('a language that was kept for a customer is spoken; other wishes are not heard as one', async () => {
  const wishes = { language: null, wants_receipts: true, news: 'no' };
  const spoken: string[] = [];
  const { now } = await given(() => usePreferences(lea._id, (language) => spoken.push(language)), {
    answers: {
      '/api/storefront/get_preferences': wishes,
      '/api/storefront/change_preferences': [
        { ...wishes, wants_receipts: false },
        { ...wishes, language: 'fr' },
      ],
    },
  });
  await soon(() => expect(now().wanted).toEqual(wishes));
  await act(async () => now().change({ wants_receipts: false }));
  await soon(() => expect(now().wanted).toMatchObject({ wants_receipts: false }));
  expect(spoken).toEqual([]);
  await act(async () => now().change({ language: 'fr' }));
  await soon(() => expect(spoken).toEqual(['fr']));
});

test('a read that began before a choice was saved does not bring the one before back', async () => {
  const wishes = { language: null, wants_receipts: true, news: 'no' } as const;
  const { now, application } = await given(() => usePreferences(lea._id, () => undefined), {
    answers: { '/api/storefront/get_preferences': wishes, '/api/storefront/change_preferences': { ...wishes, wants_receipts: false } },
  });
  await soon(() => expect(now().wanted).toEqual(wishes));
  let answer: (kept: typeof wishes) => void = () => undefined;
  const { queryKey } = preferencesOptions(application.api, lea._id);
  const late = application.queryClient.fetchQuery({ queryKey, queryFn: () => new Promise<typeof wishes>((go) => void (answer = go)) });
  await act(async () => now().change({ wants_receipts: false }));
  await soon(() => expect(now().command.is).toBe('done'));
  await act(async () => {
    answer(wishes);
    await late.catch(() => undefined);
  });
  expect(application.queryClient.getQueryData(queryKey)).toMatchObject({ wants_receipts: false });
});

test('what is changed while something else is being saved is wanted with it', async () => {
  const wishes = { language: null, wants_receipts: true, news: 'no' };
  const { now } = await given(() => usePreferences(lea._id, () => undefined), {
    answers: { '/api/storefront/get_preferences': wishes, '/api/storefront/change_preferences': null },
  });
  await soon(() => expect(now().wanted).toEqual(wishes));
  await act(async () => now().change({ wants_receipts: false }));
  await act(async () => now().change({ news: 'yes' }));
  expect(now().wanted).toEqual({ ...wishes, wants_receipts: false, news: 'yes' });
  expect(now().command).toMatchObject({ is: 'asking', asked: { wants_receipts: false, news: 'yes' } });
});

test('the devices come from each answer; signed out everywhere, this one is signed out last', async () => {
  const device = (id: string) => ({
    _id: id.repeat(24),
    browser: 'Firefox',
    system: 'Android',
    created_at: '2026-03-04T23:30:00Z',
    used_at: '2026-03-04T23:30:00Z',
    timezone: 'Europe/Zurich',
    is_this: id === 'a',
  });
  const { now, asked, application } = await given(() => useAccountSessions(lea._id), {
    answers: {
      '/api/storefront/get_sessions': { sessions: [device('a'), device('b')] },
      '/api/storefront/end_session': [{ sessions: [device('a')] }, { sessions: [] }],
    },
  });
  await soon(() => expect(now().read.data?.sessions).toHaveLength(2));
  await act(async () => now().end.give({ id: 'b'.repeat(24) }));
  await soon(() => expect(now().read.data?.sessions).toHaveLength(1));
  expect(now().end).toMatchObject({ is: 'done', value: { id: 'b'.repeat(24) } });
  await act(async () => now().endEverywhere.give(null));
  await soon(() => expect(now().endEverywhere.is).toBe('done'));
  expect(asked.slice(0, 3).map(([path, { session_id: id }]) => [path, id])).toEqual([
    ['/api/storefront/get_sessions', undefined],
    ['/api/storefront/end_session', 'b'.repeat(24)],
    ['/api/storefront/end_session', null],
  ]);
  await soon(() => expect(application.flows.session.getSnapshot().value).not.toBe('signedIn'));
});

const WALLET = '/api/user/change_user_wallet_status';
const ways = { wallet: 12.5, is_use_wallet: true };

/** The wallet's switch as two screens have it: by what the server said of the ways to pay. */
async function walletSwitch(answers: Drawing['answers'], customerId = { now: lea._id }) {
  const queryKey = [...waysToPayKey(lea._id), 'geneva', 'en'];
  const page = await given(
    () => {
      const read = useQuery({ queryKey, queryFn: () => ways, staleTime: Infinity });
      return useWalletSwitch(customerId.now, read.data?.is_use_wallet ?? true);
    },
    { answers: answers ?? {} },
  );
  await soon(() => expect(page.application.queryClient.getQueryData(queryKey)).toEqual(ways));
  const wishes = () => page.asked.filter(([path]) => path === WALLET).map(([, { is_use_wallet: wish }]) => wish);
  return { ...page, queryKey, wishes, isUsed: () => page.application.queryClient.getQueryData<typeof ways>(queryKey)?.is_use_wallet };
}

test('the wallet’s switch stands as it is wanted while the server is asked, and the ways to pay say so once it is kept', async () => {
  const { now, wishes, isUsed, application } = await walletSwitch({ [WALLET]: {} });
  expect(now()).toMatchObject({ shown: true, switching: false, failure: null });
  const asked: unknown[] = [];
  application.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.data) asked.push((query.state.data as typeof ways).is_use_wallet);
  });
  await act(async () => now().toggle());
  await soon(() => expect(asked).toContain(false));
  // What the server says of it, asked for anew, is what stands in the end.
  await soon(() => expect([isUsed(), now().shown, now().switching]).toEqual([true, true, false]));
  expect(wishes()).toEqual([false]);
});

test('a switch that is not kept goes back with a reason, which nobody else is told', async () => {
  const customerId = { now: lea._id };
  const { now, wishes, application, queryKey } = await walletSwitch({ [WALLET]: 500 }, customerId);
  await act(async () => now().toggle());
  await soon(() => expect(now()).toMatchObject({ shown: true, switching: false, failure: { kind: 'transport' } }));
  expect(wishes()).toEqual([false]);
  customerId.now = 'n'.repeat(24);
  await act(async () => application.queryClient.setQueryData(queryKey, { ...ways, wallet: 1 }));
  await soon(() => expect(now()).toMatchObject({ shown: true, failure: null }));
});

test('a switch that is pressed again before the answer ends as it was, and shows so at once', async () => {
  const { now, wishes } = await walletSwitch({ [WALLET]: {} });
  act(() => now().toggle());
  expect(now()).toMatchObject({ shown: false, switching: true });
  act(() => now().toggle());
  expect(now()).toMatchObject({ shown: true, switching: true });
  await soon(() => expect(now()).toMatchObject({ shown: true, switching: false }));
  expect(wishes()).toEqual([false, true]);
});

test('how the customer may pay that was asked before does not switch the wallet back', async () => {
  const { now, application, queryKey, isUsed } = await walletSwitch({ [WALLET]: null });
  let answer: (told: typeof ways) => void = () => undefined;
  const queryFn = () => new Promise<typeof ways>((go) => void (answer = go));
  const late = application.queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
  await act(async () => now().toggle());
  await act(async () => {
    answer({ ...ways, is_use_wallet: false });
    await late.catch(() => undefined);
  });
  expect([isUsed(), now().switching]).toEqual([true, true]);
});

const LOOK_AT_LINK = '/api/admin/check_detail';
const SET_PASSWORD = '/api/admin/new_password';
const spent = { success: false, error_code: 542 };
const passwordsOf = (asked: Awaited<ReturnType<typeof given>>['asked']) =>
  asked.filter(([path]) => path === SET_PASSWORD).map(([, { token, password }]) => [token, password]);

test('a link is looked at before anything is typed; one that nobody can tell of is not used up by that', async () => {
  const { now } = await given(() => useNewPassword('a-token'), { answers: { [LOOK_AT_LINK]: [500, {}] } });
  await soon(() => expect(now().seen).toMatchObject({ is: 'unreachable', failure: { kind: 'transport' } }));
  act(() => now().look());
  await soon(() => expect(now().seen).toEqual({ is: 'writing', busy: false, failure: null }));
});

test('no link, or one that the server refuses, opens nothing', async () => {
  const asking = await given(() => useNewPassword('a-token'), { answers: { [LOOK_AT_LINK]: null } });
  expect(asking.now().seen).toEqual({ is: 'checking' });
  const none = await given(() => useNewPassword(''));
  expect([none.now().seen, none.asked.filter(([path]) => path === LOOK_AT_LINK)]).toEqual([{ is: 'spent' }, []]);
  const old = await given(() => useNewPassword('a-token'), { answers: { [LOOK_AT_LINK]: spent } });
  await soon(() => expect(old.now().seen).toEqual({ is: 'spent' }));
});

test('a password that gets no answer is given once more; what is given while it is saved counts no more', async () => {
  const { now, asked } = await given(() => useNewPassword('a-token'), { answers: { [LOOK_AT_LINK]: {}, [SET_PASSWORD]: [500, {}] } });
  await soon(() => expect(now().seen.is).toBe('writing'));
  act(() => now().give('a lake in June'));
  expect(now().seen).toEqual({ is: 'writing', busy: true, failure: null });
  await soon(() => expect(now().seen).toMatchObject({ is: 'writing', busy: false, failure: { kind: 'transport' } }));
  act(() => now().give('a lake in July'));
  expect(now().seen).toEqual({ is: 'writing', busy: true, failure: null });
  act(() => now().give('a lake in August'));
  await soon(() => expect(now().seen).toEqual({ is: 'done' }));
  expect(passwordsOf(asked)).toEqual([
    ['a-token', 'a lake in June'],
    ['a-token', 'a lake in July'],
  ]);
});

test('a link that was used up while a password was typed is spent', async () => {
  const { now } = await given(() => useNewPassword('a-token'), { answers: { [LOOK_AT_LINK]: {}, [SET_PASSWORD]: spent } });
  await soon(() => expect(now().seen.is).toBe('writing'));
  act(() => now().give('a lake in June'));
  await soon(() => expect(now().seen).toEqual({ is: 'spent' }));
});

test('a picture that is given is taken as a file of its own', async () => {
  const { now } = await given(() => useProfilePicture());
  await act(async () => now().keep(new File(['%PDF-1.7'], 'me.jpg')));
  await soon(() => expect(now().failure).toEqual({ kind: 'refusedFile', why: 'notAnImage' }));
  expect(now().asked?.file).toBeTruthy();
});

test('thanks go by themselves where they are said for a while', async () => {
  const { now } = await given(() => useCommand((asked: string) => Promise.resolve(ok(asked)), { shownFor: 20 }));
  await act(async () => now().give('a'));
  await soon(() => expect(now()).toMatchObject({ is: 'idle', value: 'a' }));
});

test('the cards are those of each answer, asked for anew where one tells none or refuses, which says why', async () => {
  const [list, select, remove] = ['/api/user/get_card_list', '/api/user/select_card', '/api/user/delete_card'];
  const other = [
    { ...visa, is_default: false },
    { ...mastercard, is_default: true },
  ];
  const { now, asked } = await given(() => useCards(lea._id), {
    answers: {
      [list]: [{ cards: [visa, mastercard] }, { cards: [mastercard] }, { cards: [mastercard] }],
      [select]: { cards: other },
      [remove]: [{}, { success: false, error_code: 1016 }],
    },
  });
  const cards = () => now()[0].cards;
  await soon(() => expect(now()[0]).toMatchObject({ is: 'listed', cards: [visa, mastercard], news: null }));
  await act(async () => now()[1]({ type: 'change.given', change: { is: 'chosen', card: mastercard } }));
  await soon(() => expect(now()[0]).toMatchObject({ is: 'listed', cards: other, news: { is: 'chosen', card: mastercard } }));
  await act(async () => now()[1]({ type: 'change.given', change: { is: 'removed', card: visa } }));
  await soon(() => expect(cards()).toEqual([mastercard]));
  expect(now()[0].news).toEqual({ is: 'removed', card: visa });
  await act(async () => now()[1]({ type: 'change.given', change: { is: 'removed', card: visa } }));
  await soon(() => expect(now()[0]).toMatchObject({ is: 'listed', failure: { kind: 'refused', code: 1016 }, news: null }));
  await soon(() => expect(asked.map(([path]) => path)).toEqual([list, select, remove, list, remove, list]));
});

test('a card for one order is asked for beside the others', async () => {
  const { now, asked } = await given(() => useCards(lea._id, undefined, once._id), {
    answers: { '/api/user/get_card_list': { cards: [visa, once] } },
  });
  await soon(() => expect(now()[0].cards).toEqual([visa, once]));
  expect(asked.map(([, body]) => body)).toMatchObject([{ card_id: once._id }]);
});
