import { toWalletTopUpView } from '#machines/wallet-top-up/wallet-top-up.view.ts';
import { topUpOf50, twintOf50, walletTopUpModel, wishByTwint, wishOf50, wishOnSheet } from '#machines/wallet-top-up/wallet-top-up.model.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const credited = { is: 'credited', credited: { amount: 5_000, wallet: 6_250 }, failure: null, decline: null };
const isOver = ['topUp.over'];

describeAnswers(walletTopUpModel, toWalletTopUpView, {
  'the customer closes the tab while the bank asks': {
    shows: credited,
    asked: 'creditWallet subscribeToOtherTabs confirmTopUp creditWallet',
    with: { confirmTopUp: topUpOf50, creditWallet: topUpOf50 },
    emitted: isOver,
  },
  'the answer after the bank’s yes gets lost': {
    shows: credited,
    asked: 'beginTopUp confirmTopUp creditWallet creditWallet',
    with: { beginTopUp: wishOf50, creditWallet: topUpOf50 },
    emitted: isOver,
  },
  'the card is declined': {
    shows: { is: 'filling', decline: { message: 'Your card was declined.', code: 'card_declined' }, credited: null },
    asked: 'beginTopUp confirmTopUp',
    emitted: isOver,
  },
  'a top-up cannot be begun': {
    shows: { is: 'filling', amount: 5_000, failure: { kind: 'refused', code: 536 }, credited: null },
    asked: 'beginTopUp',
    with: { beginTopUp: wishOf50 },
  },
  'the provider cannot be reached while topping up': {
    shows: credited,
    asked: 'beginTopUp confirmTopUp confirmTopUp creditWallet',
    emitted: isOver,
  },
  'nothing or zero is given for a top-up': {
    shows: credited,
    asked: 'beginTopUp confirmTopUp creditWallet',
    with: { beginTopUp: wishOf50 },
    emitted: isOver,
  },
  'there is no card for a top-up': {
    shows: credited,
    asked: 'beginTopUp confirmTopUp creditWallet',
    with: { beginTopUp: wishOf50 },
    emitted: isOver,
  },
  'the provider cannot be reached after the bank was asked for a top-up': {
    shows: credited,
    asked: 'beginTopUp confirmTopUp creditWallet subscribeToOtherTabs confirmTopUp creditWallet',
    emitted: isOver,
  },
  'the customer tops up with TWINT': {
    shows: credited,
    asked: 'beginTopUp confirmTopUp creditWallet',
    with: { beginTopUp: wishByTwint, confirmTopUp: twintOf50, creditWallet: twintOf50 },
    emitted: isOver,
  },
  'the customer tops up with Apple Pay or Google Pay': {
    shows: credited,
    asked: 'openSheet beginTopUp confirmTopUp creditWallet',
    with: { openSheet: wishOnSheet, beginTopUp: { ...wishOnSheet, approved: 'pm_1' }, confirmTopUp: topUpOf50 },
    emitted: isOver,
  },
  'the customer closes the sheet of Apple Pay or Google Pay while topping up': {
    shows: { is: 'filling', sheet: null, decline: { message: null, code: null }, credited: null },
    asked: 'openSheet',
    with: { openSheet: wishOnSheet },
  },
  'TWINT says no to a top-up': {
    shows: { is: 'filling', elsewhere: null, failure: { kind: 'refused', code: 536 }, credited: null },
    asked: 'beginTopUp confirmTopUp creditWallet',
    emitted: isOver,
  },
  'a top-up lapses': {
    shows: { is: 'filling', failure: { kind: 'refused', code: 536 }, credited: null },
    asked: 'creditWallet',
    emitted: isOver,
  },
});
