import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import type { MoneyBack } from '#contract/entities/money-back.ts';
import type { PaymentMethod, PaymentPart, Sheet } from '#contract/payment-methods.ts';
import { SheetMark } from './SheetMark.tsx';
import { TwintMark } from './TwintMark.tsx';

export type DueAt = 'store' | 'door' | 'pickup' | 'receiver';

export type MoneyReturned = Pick<MoneyBack, 'state'> & { readonly money: string; readonly day: string; readonly name: string };

type PartView = {
  readonly icon: typeof Wallet | typeof TwintMark;
  readonly name: MessageDescriptor;
  readonly how: MessageDescriptor | null;
  readonly offered: (money: string, at: DueAt) => MessageDescriptor;
  readonly paid: (at: DueAt) => MessageDescriptor;
  readonly ahead: (money: string) => MessageDescriptor;
  readonly back: (returned: MoneyReturned) => MessageDescriptor;
  readonly backLine: (returned: MoneyReturned) => MessageDescriptor;
};

const inCash = (at: DueAt): MessageDescriptor => {
  if (at === 'store') return msg`In cash, at the store`;
  if (at === 'receiver') return msg`In cash, by the receiver`;
  return at === 'pickup' ? msg`In cash, at pickup` : msg`In cash, on delivery`;
};

const byProvider = ({ state, money, name, day }: MoneyReturned): MessageDescriptor => {
  if (state === 'refused') return msg`We couldn’t refund ${money} to ${name} automatically. We’re on it.`;
  return state === 'due' ? msg`${money} is being refunded to ${name}.` : msg`${money} was refunded to ${name} on ${day}.`;
};
const lineByProvider = ({ state, name, day }: MoneyReturned): MessageDescriptor => {
  if (state === 'refused') return msg`Refund to ${name} delayed: we’re on it`;
  return state === 'due' ? msg`Refund to ${name} in progress, ${day}` : msg`Refunded to ${name}, ${day}`;
};

/** Another method gets a row here, with its icon and words. */
export const PART_VIEWS: Readonly<Record<PaymentPart, PartView>> = {
  wallet: {
    icon: Wallet,
    name: msg`Wallet`,
    how: null,
    offered: (available) => msg`${available} available`,
    paid: () => msg`From your wallet`,
    ahead: (money) => msg`${money} will be returned to your wallet straight away.`,
    back: ({ money }) => msg`${money} has been returned to your wallet.`,
    backLine: ({ day }) => msg`Returned to your wallet, ${day}`,
  },
  card: {
    icon: CreditCard,
    name: msg`Card`,
    how: msg`by card`,
    offered: () => msg`Confirmed with your bank`,
    paid: () => msg`By card`,
    ahead: (money) => msg`${money} will be refunded to your card.`,
    back: byProvider,
    backLine: lineByProvider,
  },
  twint: {
    icon: TwintMark,
    name: msg`TWINT`,
    how: msg`with TWINT`,
    offered: () => msg`Confirmed in your TWINT app`,
    paid: () => msg`With TWINT`,
    ahead: (money) => msg`${money} will be refunded to TWINT.`,
    back: (returned) => byProvider({ ...returned, name: 'TWINT' }),
    backLine: (returned) => lineByProvider({ ...returned, name: 'TWINT' }),
  },
  cash: {
    icon: Banknote,
    name: msg`Cash`,
    how: msg`in cash`,
    offered: (theRest, at) => {
      if (at === 'store') return msg`Pay ${theRest} in cash at the store`;
      if (at === 'pickup') return msg`Pay ${theRest} in cash at pickup`;
      return at === 'door' ? msg`Pay ${theRest} in cash on delivery` : msg`The receiver pays ${theRest} in cash at the door`;
    },
    paid: inCash,
    ahead: (money) => msg`${money} in cash will no longer be due.`,
    back: () => msg`There is nothing to pay in cash.`,
    backLine: () => msg`No longer due in cash`,
  },
};

/** Of a fee for cancelling that cash was to pay: nobody comes for it any more. */
export const feeOpen = (open: string): MessageDescriptor =>
  msg`${open} of the fee stays open on your invoice. Nobody will come to collect it in cash.`;

type MethodView = Pick<PartView, 'icon' | 'name' | 'offered'>;

export const SHEET_VIEWS: Readonly<Record<Sheet, MethodView>> = {
  apple_pay: { icon: SheetMark, name: msg`Apple Pay`, offered: () => msg`Confirmed on this device` },
  google_pay: { icon: SheetMark, name: msg`Google Pay`, offered: () => msg`Confirmed on this device` },
};

export const methodView = ({ part, sheet }: Pick<PaymentMethod, 'part' | 'sheet'>): MethodView =>
  sheet ? SHEET_VIEWS[sheet] : PART_VIEWS[part];
