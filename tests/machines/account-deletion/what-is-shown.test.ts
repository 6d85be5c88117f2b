import { test } from 'vitest';
import { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts';
import { toAccountDeletionView } from '#machines/account-deletion/account-deletion.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const asking = { is: 'password', busy: false, failure: null, isStillThere: false, wallet: null };
const refused = (code: number, reason: string | null = null) => ({ kind: 'refused', code, reason, details: null });
const opens: Step = ['the customer opens the profile', { is: 'closed' }];
const wants: Step = ['the customer wants the account deleted', { is: 'explained' }];
const means: Step = ['the customer means it', asking];
const gives: Step = [
  'the customer gives the password',
  { ...asking, busy: true },
  { asked: { delete: { password: 'a lake in June', givesUp: 0 } } },
];
const isLookedUp = { asked: { look: undefined } };
const looking = { is: 'unknown', busy: true };
const unknown = { is: 'unknown', busy: false };

test('a password that is wrong, too often wrong or not taken now says why, until the account is deleted', () =>
  tellStory(accountDeletionModel, toAccountDeletionView, [
    opens,
    wants,
    means,
    gives,
    ['the password is wrong', { ...asking, failure: refused(512) }],
    gives,
    ['there were too many tries', { ...asking, failure: refused(511) }],
    gives,
    ['the server has the call come later', { ...asking, failure: { kind: 'transport', cause: 'limited', retryAfterMs: 60_000 } }],
    gives,
    ['the server deletes it', { is: 'deleted' }],
  ]));

test('what is not over is told, and may be over at the next try', () =>
  tellStory(accountDeletionModel, toAccountDeletionView, [
    opens,
    wants,
    means,
    gives,
    ['an order is running', { is: 'refused', failure: refused(1004, 'orders_running') }],
    ['the customer tries again', asking],
    gives,
    ['money is in the wallet, and the server does not say how much', { is: 'refused', failure: refused(1004, 'wallet_not_empty') }],
    ['the customer keeps the account', { is: 'closed' }],
    wants,
    ['the customer keeps the account', { is: 'closed' }],
    wants,
    means,
    ['the customer keeps the account', { is: 'closed' }],
  ]));

test('money in the wallet is given up to the amount that was told, and told anew where it has changed', () => {
  const told = { ...asking, wallet: { amount: 3_620, currency: 'CHF' } };
  const emptied = { ...asking, wallet: { amount: 0, currency: 'CHF' } };
  const givesUp = (from: object, amount: number): Step => [
    'the customer gives the password, and up what is in the wallet',
    { ...from, busy: true },
    { asked: { delete: { password: 'a lake in June', givesUp: amount } } },
  ];
  return tellStory(accountDeletionModel, toAccountDeletionView, [
    opens,
    wants,
    means,
    gives,
    ['36.20 is in the wallet', told],
    givesUp(told, 3_620),
    ['the password is wrong', { ...told, failure: refused(512) }],
    givesUp(told, 3_620),
    ['the wallet is empty meanwhile', emptied],
    ['the customer keeps the account', { is: 'closed' }],
    wants,
    means,
    gives,
    ['36.20 is in the wallet', told],
    givesUp(told, 3_620),
    ['the server deletes it', { is: 'deleted' }],
  ]);
});

test('a lost answer is looked up until it is known', () =>
  tellStory(accountDeletionModel, toAccountDeletionView, [
    opens,
    wants,
    means,
    gives,
    ['no answer comes', looking, isLookedUp],
    ['the account is still there', { ...asking, isStillThere: true }],
    gives,
    ['no answer comes', looking, isLookedUp],
    ['nobody says whether it is there', unknown],
    ['5 s pass', looking, { ...isLookedUp, after: 5_000 }],
    ['nobody says whether it is there', unknown],
    ['the customer tries again', looking, isLookedUp],
    ['nobody says whether it is there', unknown],
    ['the customer keeps the account', { is: 'closed' }],
    wants,
    means,
    gives,
    ['no answer comes', looking, isLookedUp],
    ['the account is gone', { is: 'deleted' }],
  ]));
