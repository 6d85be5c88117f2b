import { test } from 'vitest';
import { topUpOf50, walletTopUpModel } from '#machines/wallet-top-up/wallet-top-up.model.ts';
import { toWalletTopUpView } from '#machines/wallet-top-up/wallet-top-up.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline } from '../sample-failures.ts';

const checking = {
  is: 'checking',
  amount: 5_000,
  elsewhere: null,
  sheet: null,
  problem: null,
  failure: null,
  decline: null,
  credited: null,
};
const looks = { asked: { creditWallet: topUpOf50 } };
const isSilent: Step = ['no answer to the look comes', { ...checking, failure: offline }];
const looksAfter = (after: number): Step => ['a moment passes', { ...checking, failure: offline }, { ...looks, after }];

test('a top-up that nobody tells of is looked for after 1, 2, 4, 8, 10 and then every 30 seconds', () =>
  tellStory(walletTopUpModel, toWalletTopUpView, [
    ['a top-up is found again', checking, looks],
    ...[1_000, 2_000, 4_000, 8_000, 10_000, 30_000, 30_000].flatMap((after) => [isSilent, looksAfter(after)]),
  ]));

test('the bank’s question is left open for a quarter of an hour, and what became of it is looked for then', () =>
  tellStory(walletTopUpModel, toWalletTopUpView, [
    ['a top-up is found again', checking, looks],
    ['the server says that nobody confirmed it', { ...checking, is: 'unpaid' }, { asked: { subscribeToOtherTabs: undefined } }],
    ['the customer goes on with the bank’s question', { ...checking, is: 'confirming' }, { asked: { confirmTopUp: topUpOf50 } }],
    ['a quarter of an hour passes in the challenge', checking, { ...looks, after: 15 * 60_000 }],
  ]));
