import type { PaymentRequestOptions } from '@stripe/stripe-js';
import * as v from 'valibot';
import { SANDBOX_DEVICE, sandboxDevice } from '#contract/card-sandbox.ts';
import type { Language } from '#contract/enumerations.ts';
import type { Sheet } from '#contract/payment-methods.ts';
import { formatMoney } from '#domain/money.ts';
import type { SheetApproval, SheetRequest } from '../card-provider.ts';
import { askInDialog } from './sandbox-dialog.ts';
import { WORDS } from './words.ts';

const CARDS = {
  approve: 'pm_card_visa',
  refused: 'pm_card_chargeDeclined',
  asks: 'pm_card_authenticationRequired',
  late: 'pm_card_processing',
} as const;
const WALLETS = { apple_pay: 'applePay', google_pay: 'googlePay' } as const;
const NAMES = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' } as const;

async function sheetsOfDevice(): Promise<readonly Sheet[]> {
  const read = v.safeParse(sandboxDevice, await (await fetch(SANDBOX_DEVICE, { cache: 'no-store' })).json());
  return read.success ? read.output.sheets : [];
}

/** The place of Stripe's Payment Request: it opens a dialog where a device would show Apple's or Google's sheet. */
export function sandboxSheet(language: Language, { total: first, currency, disableWallets = [] }: PaymentRequestOptions): SheetRequest {
  const words = WORDS[language];
  let [total, sheet]: [typeof first, Sheet | undefined] = [first, undefined];
  let open: AbortController | null = null;
  let onApproved: (approval: SheetApproval) => void = () => undefined;
  let onClosed = () => undefined as void;
  const show = async (name: string) => {
    open = new AbortController();
    const given = await askInDialog(
      {
        from: name,
        question: words.sheet(formatMoney(total.amount, currency.toUpperCase())),
        explained: words.sheetExplained,
        answers: [
          ['approve', words.approve],
          ['refused', words.approveRefused],
          ['asks', words.approveAsks],
          ['late', words.approveLate],
        ],
        close: words.closeSheet,
      },
      open.signal,
    );
    open = null;
    if (given === 'closed') onClosed();
    else onApproved({ paymentMethod: { id: CARDS[given] }, complete: () => undefined });
  };
  return {
    canMakePayment: async () => {
      const there = await sheetsOfDevice();
      sheet = there.find((one) => !disableWallets.includes(WALLETS[one]));
      return sheet ? { [WALLETS[sheet]]: true } : null;
    },
    update: (change) => {
      total = change.total ?? total;
    },
    show: () => void show(sheet ? NAMES[sheet] : ''),
    abort: () => open?.abort(),
    isShowing: () => open !== null,
    on: (type: 'paymentmethod' | 'cancel', listener: (approval: SheetApproval) => void) => {
      if (type === 'cancel') onClosed = listener as () => void;
      else onApproved = listener;
    },
  };
}
