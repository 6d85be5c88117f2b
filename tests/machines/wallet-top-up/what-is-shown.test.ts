import { test } from 'vitest';
import {
  notBegun,
  notConfirmed,
  notYetKnown,
  topUpOf50,
  twintOf50,
  walletTopUpModel,
  wishByTwint,
  wishOf50,
  wishOnSheet,
} from '#machines/wallet-top-up/wallet-top-up.model.ts';
import { toWalletTopUpView } from '#machines/wallet-top-up/wallet-top-up.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline } from '../sample-failures.ts';

const nothing = { amount: null, elsewhere: null, sheet: null, problem: null, failure: null, decline: null, credited: null };
const of50 = { ...nothing, amount: 5_000 };
const closed = { is: 'closed', ...nothing };
const filling = { is: 'filling', ...nothing };
const over = { emitted: [{ type: 'topUp.over' }] };
const looks = { asked: { creditWallet: topUpOf50 } };
const opens: Step = ['the page opens', closed];
const wants: Step = ['the customer wants to add money', filling];
const gives: Step = ['the customer gives an amount and a card', { is: 'asking', ...of50 }, { asked: { beginTopUp: wishOf50 } }];
const isNamed: Step = ['the server names the card to confirm', { is: 'confirming', ...of50 }, { asked: { confirmTopUp: topUpOf50 } }];
const saysYes: Step = ['the bank says yes', { is: 'checking', ...of50 }, looks];
const isCredited: Step = ['the server has credited it', { is: 'credited', ...nothing, credited: { amount: 5_000, wallet: 6_250 } }, over];
const afterwards = (failure: unknown) => ({ is: 'filling', ...of50, failure });

test('an amount and a card are wanted; what is missing is said until something changes', () =>
  tellStory(walletTopUpModel, toWalletTopUpView, [
    opens,
    wants,
    ['the customer gives no proper amount', { ...filling, problem: 'amount' }],
    ['the customer has no card', { ...filling, problem: 'card' }],
    ['the customer changes what they wish', filling],
    ['the customer has no card', { ...filling, problem: 'card' }],
    ['the customer leaves it', closed],
    wants,
    gives,
    isNamed,
    saysYes,
    isCredited,
    wants,
    ['the customer leaves it', closed],
  ]));

test('what was not begun says why, and the next press begins another', () =>
  tellStory(walletTopUpModel, toWalletTopUpView, [
    opens,
    wants,
    gives,
    ['the server does not begin it', afterwards(notBegun)],
    gives,
    ['no answer to the wish comes', afterwards(offline)],
    gives,
    isNamed,
    [
      'the bank says no, or its question was failed or closed',
      { is: 'filling', ...nothing, decline: { message: 'Your card was declined.', code: 'card_declined' } },
      over,
    ],
    ['the customer changes what they wish', filling],
  ]));

test('what nobody knows yet is asked again, ever less often, and a yes is never called unconfirmed', () =>
  tellStory(walletTopUpModel, toWalletTopUpView, [
    opens,
    wants,
    gives,
    isNamed,
    ['the bank takes its time', { is: 'checking', ...of50 }, looks],
    ['the server does not know yet', { is: 'checking', ...of50, failure: notYetKnown }],
    ['the customer tries again', { is: 'checking', ...of50, failure: notYetKnown }, looks],
    ['the server says that nobody confirmed it', { is: 'checking', ...of50, failure: notConfirmed }],
    ['the customer tries again', { is: 'checking', ...of50, failure: notConfirmed }, looks],
    ['no answer to the look comes', { is: 'checking', ...of50, failure: offline }],
    ['the customer tries again', { is: 'checking', ...of50, failure: offline }, looks],
    isCredited,
    wants,
  ]));

test('a provider that is not there is tried again, or left with nothing charged', () =>
  tellStory(walletTopUpModel, toWalletTopUpView, [
    opens,
    wants,
    gives,
    isNamed,
    ['the provider’s script does not load', { is: 'unconfirmed', ...of50 }],
    ['the customer tries again', { is: 'confirming', ...of50 }, { asked: { confirmTopUp: topUpOf50 } }],
    ['the provider’s script does not load', { is: 'unconfirmed', ...of50 }],
    ['the customer leaves it', closed, over],
  ]));

test('one that is found again is gone on with, left, or ended by another tab', () =>
  tellStory(walletTopUpModel, toWalletTopUpView, [
    ['a top-up is found again', { is: 'checking', ...of50 }, looks],
    ['the server says that nobody confirmed it', { is: 'unpaid', ...of50 }, { asked: { subscribeToOtherTabs: undefined } }],
    ['the customer goes on with the bank’s question', { is: 'confirming', ...of50 }, { asked: { confirmTopUp: topUpOf50 } }],
    ['no answer of the bank comes', { is: 'checking', ...of50 }, looks],
    ['the server says that nobody confirmed it', { is: 'unpaid', ...of50 }, { asked: { subscribeToOtherTabs: undefined } }],
    ['another tab knows its end', { is: 'checking', ...of50 }, looks],
    ['the server says that it lapsed', { is: 'filling', ...nothing, failure: notBegun }, over],
  ]));

test('TWINT needs no card, and is named while its customer is led there and back', () => {
  const byTwint = { ...of50, elsewhere: 'twint' };
  return tellStory(walletTopUpModel, toWalletTopUpView, [
    opens,
    wants,
    ['the customer gives an amount and TWINT', { is: 'asking', ...of50 }, { asked: { beginTopUp: wishByTwint } }],
    ['the server names TWINT’s payment to confirm', { is: 'confirming', ...byTwint }, { asked: { confirmTopUp: { ...twintOf50 } } }],
    ['no answer of the bank comes', { is: 'checking', ...byTwint }, { asked: { creditWallet: twintOf50 } }],
    ['the server says that nobody confirmed it', { is: 'unpaid', ...byTwint }, { asked: { subscribeToOtherTabs: undefined } }],
    ['the customer goes on with the bank’s question', { is: 'confirming', ...byTwint }, { asked: { confirmTopUp: twintOf50 } }],
    ['the bank says yes', { is: 'checking', ...byTwint }, { asked: { creditWallet: twintOf50 } }],
    isCredited,
  ]);
});

test('the sheet is named while it is open; closed, nothing is charged, and approved, the server is asked', () => {
  const onSheet = { ...of50, sheet: 'apple_pay' };
  const opensSheet: Step = [
    'the customer gives an amount and Apple Pay',
    { is: 'approving', ...onSheet },
    { asked: { openSheet: wishOnSheet } },
  ];
  return tellStory(walletTopUpModel, toWalletTopUpView, [
    opens,
    wants,
    opensSheet,
    ['the customer closes the payment sheet', { ...filling, decline: { message: null, code: null } }],
    opensSheet,
    [
      'the customer approves the top-up on the sheet',
      { is: 'asking', ...onSheet },
      { asked: { beginTopUp: { ...wishOnSheet, approved: 'pm_1' } } },
    ],
    ['the server does not begin it', { ...onSheet, is: 'filling', failure: notBegun }],
  ]);
});
