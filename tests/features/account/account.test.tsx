import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Card } from '#contract/entities/card.ts';
import { identifierKind } from '#contract/forms/sign-in-form.ts';
import { CallFailed } from '#src/api/call-failed.ts';
import type { AccountSessions } from '#src/features/account/sessions/use-account-sessions.ts';
import { MovementRow } from '#src/features/account/wallet/MovementRow.tsx';
import { AccountDeletionDialog } from '#src/features/account/deletion/AccountDeletionDialog.tsx';
import { CardPicker } from '#src/features/payment/cards/CardPicker.tsx';
import { SavedCards } from '#src/features/payment/cards/SavedCards.tsx';
import type { CardsView } from '#src/features/payment/cards/use-cards.ts';
import { Sessions } from '#src/features/account/sessions/Sessions.tsx';
import { SignOutEverywhere } from '#src/features/account/sessions/SignOutEverywhere.tsx';
import { FormTrouble } from '#src/features/sign-in/FormTrouble.tsx';
import { SignInForm } from '#src/features/sign-in/SignInForm.tsx';
import { TopUpNews } from '#src/features/account/top-up/TopUpNews.tsx';
import { draw } from '../stage/draw.tsx';

const heard = () => vi.fn<(...said: unknown[]) => void>();
const offline = { kind: 'transport', cause: 'offline', retryAfterMs: null } as const;
const NO_CONNECTION = 'No connection. Check your network and try again.';

describe('saved cards', () => {
  const card = (id: string, but: Partial<Card> = {}): Card =>
    ({ _id: id, card_type: 'visa', last_four: '4242', card_expiry_date: '12/79', is_default: false, ...but }) as Card;
  const cards = [card('a', { is_default: true }), card('b', { card_type: 'mastercard', last_four: '5100' })];
  const listed: CardsView = { is: 'listed', cards, changing: null, failure: null, decline: null, news: null };
  const saved = async (but: Partial<CardsView> = {}) => {
    const send = heard();
    return { ...(await draw(<SavedCards flow={[{ ...listed, ...but }, send] as never} holder="Léa" isAddedElsewhere={false} />)), send };
  };
  test('the default is chosen; each can be made it, or go', async () => {
    const { shown, press, send } = await saved();
    expect(shown()).toEqual([
      'group: Default card',
      'radio: Visa ···· 4242 Default · 12/79, checked',
      'button: Remove Visa ···· 4242',
      'radio: Mastercard ···· 5100 Make default · 12/79',
      'button: Remove Mastercard ···· 5100',
      'button: Add a card',
    ]);
    await press('Mastercard ···· 5100 Make default · 12/79');
    await press('Add a card');
    expect(send.mock.calls.flat()).toEqual([{ type: 'change.given', change: { is: 'chosen', card: cards[1] } }, { type: 'card.wanted' }]);
  });
  test('while one becomes the default, it shows as such and nothing goes', async () => {
    const { shown } = await saved({ is: 'changing', changing: { is: 'chosen', card: cards[1] as Card } });
    expect(shown().filter((line) => /checked|disabled/.test(line))).toEqual([
      'button: Remove Visa ···· 4242, disabled',
      'radio: Mastercard ···· 5100 Make default · 12/79, checked',
      'button: Remove Mastercard ···· 5100, disabled',
      'button: Add a card, disabled',
    ]);
  });
  test.each([
    ['chosen', 'Mastercard ···· 5100 is now your default card.'],
    ['added', 'Mastercard ···· 5100 is saved.'],
    ['removed', 'Mastercard ···· 5100 is removed.'],
  ] as const)('that one is %s is read out', async (is, words) =>
    expect((await saved({ news: { is, card: cards[1] } as never })).shown().slice(-2)).toEqual(['status:', words]),
  );
  test('it asks once before one goes, and says what that means', async () => {
    const { shown, press, send } = await saved();
    await press('Remove Visa ···· 4242');
    expect(shown()).toContain('This is your default card. The next one will take its place.');
    await press('Keep it');
    await press('Remove Mastercard ···· 5100');
    expect(shown()).toContain('You can add it again any time.');
    await press('Remove');
    expect(send.mock.calls.flat()).toEqual([{ type: 'change.given', change: { is: 'removed', card: cards[1] } }]);
    const last = await saved({ cards: [cards[0] as Card] });
    await last.press('Remove Visa ···· 4242');
    expect(last.shown()).toContain('You’ll have no cards left. You can add it again any time.');
  });
  test('none, and none to be had', async () => {
    expect((await saved({ cards: [] })).shown()).toEqual([
      'No card yet',
      'Save a card to pay in one tap. We never store its full number.',
      'button: Add a card',
    ]);
    const { shown, press, send } = await saved({ is: 'unavailable', failure: offline });
    expect(shown()).toEqual(['alert:', `Your cards could not be loaded. ${NO_CONNECTION}`, 'button: Try again']);
    await press('Try again');
    expect(send.mock.calls.flat()).toEqual([{ type: 'retry.asked' }]);
  });
  test('which one pays is chosen by its name, expiry and default', async () => {
    const [send, onChoose] = [heard(), heard()];
    const { shown, press } = await draw(<CardPicker flow={[listed, send] as never} chosen="b" onChoose={onChoose} holder="Léa" />);
    expect(shown()).toEqual([
      'group: Your cards',
      'radio: Visa ···· 4242, 12/79, default',
      'radio: Mastercard ···· 5100, 12/79, checked',
      'button: Add a card',
    ]);
    await press('Visa ···· 4242, 12/79, default');
    expect(onChoose.mock.calls).toEqual([[cards[0]]]);
    expect(
      (await draw(<CardPicker flow={[{ ...listed, cards: [] }, send] as never} chosen={null} onChoose={onChoose} holder="Léa" />)).shown(),
    ).toEqual(['Please Add Card First', 'button: Add a card']);
  });
});

describe('devices', () => {
  const session = (id: string, but: Record<string, unknown> = {}) => ({
    _id: id,
    browser: 'Firefox',
    system: 'Android',
    used_at: '2026-03-04T23:30:00Z',
    timezone: 'Europe/Zurich',
    is_this: false,
    ...but,
  });
  const list = [session('a', { is_this: true }), session('b', { system: '' }), session('c', { browser: '', system: '' })];
  const idle = { is: 'idle', asked: null, value: null, failure: null };
  const devices = async ({
    read = {},
    end = {},
    endEverywhere = {},
    stopNews = {},
  }: Partial<Record<keyof AccountSessions, object>> = {}) => {
    const [give, clear, refetch, everywhere, stop] = [heard(), heard(), heard(), heard(), heard()];
    const flow = {
      read: { data: { sessions: list }, error: null, isFetching: false, refetch, ...read },
      end: { ...idle, give, clear, ...end },
      endEverywhere: { ...idle, give: everywhere, clear, ...endEverywhere },
      stopNews: { ...idle, give: stop, clear, ...stopNews },
    } as unknown as AccountSessions;
    return { flow, give, refetch, everywhere, stop, ...(await draw(<Sessions {...flow} />)) };
  };
  test('each with its last use there; the others can be signed out, one or all', async () => {
    const { shown, press, give, refetch } = await devices();
    expect(shown()).toEqual([
      'Where you’re signed in',
      'Firefox on Android This device',
      'Last used 05 Mar 2026',
      'Firefox',
      'Last used 05 Mar 2026',
      'button: Sign out: Firefox',
      'Unknown device',
      'Last used 05 Mar 2026',
      'button: Sign out: Unknown device',
      'button: Sign out on all other devices',
      'button: Check again',
    ]);
    await press('Sign out: Firefox');
    await press('Sign out on all other devices');
    await press('Check again');
    expect([give.mock.calls.flat(), refetch.mock.calls.length]).toEqual([[{ id: 'b' }, { id: null }], 1]);
  });
  test('which of them gets notifications, and the way to end that there', async () => {
    const told = [session('a', { is_this: true, gets_news: true }), session('b', { gets_news: false })];
    const { shown, press, stop } = await devices({ read: { data: { sessions: told } } });
    expect(shown().slice(1, 5)).toEqual([
      'Firefox on Android This device',
      'Last used 05 Mar 2026',
      'Gets notifications about orders',
      'button: Stop notifications: Firefox on Android',
    ]);
    expect(shown().filter((line) => line.includes('notifications'))).toHaveLength(2);
    await press('Stop notifications: Firefox on Android');
    expect(stop.mock.calls.flat()).toEqual([{ id: 'a' }]);
  });
  test('while one is signed out, only that', async () => {
    const ending = (id: string | null) => devices({ end: { is: 'asking', asked: { id } } });
    expect((await ending('b')).shown().filter((line) => line.startsWith('button'))).toEqual([
      'button: Sign out: Firefox, disabled, busy',
      'button: Sign out: Unknown device, disabled',
      'button: Sign out on all other devices, disabled',
      'button: Check again, disabled',
    ]);
    expect((await ending(null)).shown()).toContain('button: Signing out, disabled, busy');
  });
  test.each([
    ['b', 'You were signed out on that device.'],
    [null, 'You were signed out on all other devices.'],
  ] as const)('what was signed out is told: %s', async (id, words) =>
    expect((await devices({ end: { is: 'done', value: { id } } })).shown().slice(1, 3)).toEqual(['status:', words]),
  );
  test('why not, while the list is asked for, and where there is none', async () => {
    const without = (failure: object | null) => ({ read: { data: undefined, error: failure && new CallFailed(failure as never) } });
    expect((await devices({ end: { is: 'refused', failure: offline } })).shown().slice(1, 3)).toEqual(['alert:', NO_CONNECTION]);
    expect((await devices({ endEverywhere: { is: 'refused', failure: offline } })).shown()).not.toContain(NO_CONNECTION);
    expect((await devices(without(null))).shown()).toEqual(['Where you’re signed in', 'status:', 'Loading your devices']);
    const unknown = await devices(without(offline));
    await unknown.press('Try again');
    expect([unknown.shown().slice(1), unknown.refetch.mock.calls.length]).toEqual([['alert:', NO_CONNECTION, 'button: Try again'], 1]);
    const old = (await devices({ read: { error: new CallFailed(offline) } })).shown();
    expect(old).toEqual(expect.arrayContaining([NO_CONNECTION, 'button: Try again', 'button: Check again']));
    expect((await devices(without({ kind: 'transport', cause: 'absent', retryAfterMs: null }))).shown()).toEqual([]);
    expect((await devices({ endEverywhere: { is: 'done' } })).shown()).toEqual([]);
    expect((await devices({ read: { data: { sessions: list.slice(0, 1) } } })).shown()).not.toContain(
      'button: Sign out on all other devices',
    );
  });
  test('everywhere is asked once more', async () => {
    const { flow, everywhere } = await devices();
    const { shown, press } = await draw(<SignOutEverywhere {...flow} />);
    expect(shown()).toEqual(['button: Sign out everywhere On every device, including this one']);
    await press('Sign out everywhere On every device, including this one');
    expect([shown(), everywhere.mock.calls]).toMatchObject([expect.arrayContaining(['button: Stay signed in']), []]);
    await press('Sign out everywhere');
    expect(everywhere.mock.calls).toEqual([[null]]);
    const ending = { ...flow, end: { ...flow.end, is: 'asking' } } as AccountSessions;
    expect((await draw(<SignOutEverywhere {...ending} />)).shown()).toEqual([
      'button: Sign out everywhere On every device, including this one, disabled',
    ]);
  });
});

describe('money that moved', () => {
  const movement = {
    kind: 'order',
    at: '2026-03-04T23:30:00Z',
    timezone: 'Europe/Zurich',
    amount: -41.5,
    balance: 8.5,
    last_four: null,
    order: { _id: 'o'.repeat(24), unique_id: 7, store_name: 'La Rade', is_running: false },
  };
  const row = async (but: Record<string, unknown> = {}) => draw(<MovementRow movement={{ ...movement, ...but } as never} currency="CHF" />);
  test('out of the wallet, for an order of the past or one that runs', async () => {
    const { shown, control } = await row();
    expect(shown()).toEqual(['Order payment', '05 Mar,', 'link: order 7, La Rade', 'minus CHF 41.50, balance CHF 8.50']);
    expect(control('order 7, La Rade').getAttribute('href')).toBe(`/order_detail?order_id=${movement.order._id}`);
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('− CHF 41.50');
    const running = await row({ order: { ...movement.order, is_running: true, store_name: null } });
    expect(running.control('order 7, Courier').getAttribute('href')).toBe(`/delivery-coming?order_id=${movement.order._id}`);
  });
  test('into it, by a card', async () => {
    expect((await row({ kind: 'top_up', amount: 50, balance: 58.5, last_four: '4242', order: null })).shown()).toEqual([
      'Top-up',
      '05 Mar, ···· 4242',
      'plus CHF 50.00, balance CHF 58.50',
    ]);
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('+ CHF 50.00');
  });
});

test.each([
  [
    'checking',
    [
      'status:',
      'Checking your top-up of CHF 50.00. You can leave this page. The money is added automatically and you won’t be charged twice.',
      'button: Check now',
    ],
    { 'Check now': 'retry.asked' },
  ],
  [
    'unpaid',
    ['status:', 'Your top-up of CHF 50.00 is not confirmed. Nothing was charged.', 'button: Confirm it', 'button: Cancel top-up'],
    { 'Confirm it': 'challenge.resumed', 'Cancel top-up': 'topUp.left' },
  ],
  [
    'unconfirmed',
    ['alert:', 'The card provider could not be reached. Nothing was charged.', 'button: Try again', 'button: Cancel top-up'],
    { 'Try again': 'retry.asked', 'Cancel top-up': 'topUp.left' },
  ],
  ['closed', ['status:', 'CHF 50.00 has been added to your wallet.'], {}],
  [
    'unpaid',
    ['status:', 'Your top-up of CHF 50.00 is not confirmed. Nothing was charged.', 'button: Continue with TWINT', 'button: Cancel top-up'],
    { 'Continue with TWINT': 'challenge.resumed', 'Cancel top-up': 'topUp.left' },
    'twint',
  ],
  [
    'unconfirmed',
    ['alert:', 'TWINT could not be reached. Nothing was charged.', 'button: Try again', 'button: Cancel top-up'],
    { 'Try again': 'retry.asked', 'Cancel top-up': 'topUp.left' },
    'twint',
  ],
] as const)('news of a top-up: %s', async (is, shown, says, elsewhere: 'twint' | null = null) => {
  const send = heard();
  const view = { is, amount: 5_000, elsewhere, credited: { amount: 5_000, wallet: 6_250 } } as never;
  const drawn = await draw(<TopUpNews view={view} send={send} currency="CHF" />);
  expect(drawn.shown()).toEqual(shown);
  for (const button of Object.keys(says)) await drawn.press(button);
  expect(send.mock.calls.flat()).toEqual(Object.values(says).map((type) => ({ type })));
});

describe('deleting the account', () => {
  const dialog = async (view: Record<string, unknown>) => {
    const send = heard();
    return {
      ...(await draw(<AccountDeletionDialog view={{ busy: false, failure: null, wallet: null, ...view } as never} send={send} />)),
      send,
    };
  };
  test('is explained, and goes on to the password', async () => {
    const { shown, press, send } = await dialog({ is: 'explained' });
    expect(shown().slice(-2)).toEqual(['button: Keep my account', 'button: Continue']);
    await press('Continue');
    await press('Keep my account');
    expect(send.mock.calls.flat()).toEqual([{ type: 'password.wanted' }, { type: 'deletion.left' }]);
  });
  test('while it is deleted nothing can be left', async () => {
    const { shown, press, send } = await dialog({ is: 'password', busy: true });
    expect(shown().slice(-2)).toEqual(['button: Keep my account, disabled', 'button: Deleting, disabled, busy']);
    await press('Close');
    expect(send).not.toHaveBeenCalled();
  });
  test('money in the wallet is only given up by a tick, and another amount wants another one', async () => {
    const view = { is: 'password', isStillThere: false, wallet: { amount: 3_620, currency: 'CHF' } };
    const send = heard();
    let holding: (amount: number) => void = () => undefined;
    function Holding() {
      const [amount, setAmount] = useState(view.wallet.amount);
      holding = (now) => act(() => setAmount(now));
      return (
        <AccountDeletionDialog view={{ busy: false, failure: null, ...view, wallet: { ...view.wallet, amount } } as never} send={send} />
      );
    }
    const { shown, type, press } = await draw(<Holding />);
    const box = () => shown().find((line) => line.startsWith('checkbox'));
    const words = 'It can’t be paid out. Keep your account and spend it on an order, or give it up.';
    expect(shown()).toContain('You have CHF 36.20 in your wallet.');
    expect(box()).toBe(`checkbox: I give up CHF 36.20, says “${words}”`);
    await type('Your password', 'a lake in June');
    await press('Delete account');
    expect(send).not.toHaveBeenCalled();
    expect(box()).toContain('Tick the box to give up this balance.');
    await press('I give up CHF 36.20');
    expect(box()).toContain('checked');
    await press('Delete account');
    const given = { type: 'password.given', password: 'a lake in June' };
    expect(send.mock.calls.flat()).toEqual([{ ...given, givesUp: true }]);
    holding(3_625);
    expect(box()).toContain('I give up CHF 36.25');
    expect(box()).not.toContain('Tick the box');
    expect(box()).not.toContain('checked');
    await press('Delete account');
    expect(send).toHaveBeenCalledTimes(1);
    holding(0);
    expect([box(), shown().includes('Your wallet is now empty, so there’s nothing to give up.')]).toEqual([undefined, true]);
    await press('Delete account');
    expect(send.mock.calls.flat().at(-1)).toEqual({ ...given, givesUp: false });
  });
  test('refused, or not known', async () => {
    const refused = await dialog({ is: 'refused', failure: offline });
    expect(refused.shown()).toContain(`Your account can’t be deleted yet. ${NO_CONNECTION}`);
    await refused.press('Try again');
    expect(refused.send.mock.calls.flat()).toEqual([{ type: 'again.wanted' }]);
    expect((await dialog({ is: 'unknown' })).shown().slice(-2)).toEqual(['button: Close', 'button: Check again']);
    expect((await dialog({ is: 'unknown', busy: true })).shown().at(-1)).toBe('button: Checking, disabled, busy');
    expect((await dialog({ is: 'closed' })).shown()).toEqual([]);
  });
});

describe('signing in', () => {
  const form = async (but: Record<string, unknown> = {}) => {
    const told = { onDraft: heard(), onGiven: heard(), onForgot: heard() };
    const draft = { identifier: '', password: '' };
    return {
      ...(await draw(
        <SignInForm kind="email" draft={draft} busy={false} failure={null} autoFocus={false} firstField={null} {...told} {...but} />,
      )),
      ...told,
    };
  };
  test('gives what is right, and waits', async () => {
    const draft = { identifier: ' lea@example.org ', password: 'secret1' };
    const { press, onGiven } = await form({ draft });
    await press('Sign In');
    expect(onGiven.mock.calls).toEqual([[{ email: 'lea@example.org', password: 'secret1' }]]);
    expect((await form({ draft, busy: true })).shown().slice(-2)).toEqual([
      'button: Forgot password?, disabled',
      'button: Signing in, disabled, busy',
    ]);
    const kinds = [false, true].map((phone) =>
      [false, true].map((email) => identifierKind({ is_user_login_by_phone: phone, is_user_login_by_email: email })),
    );
    expect(kinds).toEqual([
      ['email', 'email'],
      ['phone', 'emailOrPhone'],
    ]);
    expect((await form({ kind: 'phone' })).shown()[0]).toBe('textbox: Phone');
    expect((await form({ kind: 'emailOrPhone' })).shown()[0]).toBe('textbox: Email or phone');
  });
  test('one field, or what the server said', async () => {
    expect((await draw(<FormTrouble fields={['Phone']} failure={offline} />)).shown()).toEqual([
      'alert:',
      'Check 1 field: Phone. What you typed is still here.',
    ]);
    expect((await draw(<FormTrouble fields={[]} failure={offline} />)).shown()).toEqual(['alert:', NO_CONNECTION]);
    expect((await draw(<FormTrouble fields={[]} failure={null} />)).shown()).toEqual([]);
  });
});
