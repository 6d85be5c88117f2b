import type { SheetApproval, SheetRequest } from '#src/payments/card-provider.ts';
import type { Run } from './run.ts';

/** What somebody does on a payment sheet. */
export type AtSheet = 'approves' | 'approvesDeclined' | 'approvesAsked' | 'approvesLate' | 'closes';

/** What the card behind it does, by the sandbox's names. */
const CARDS = {
  approves: 'pm_card_visa',
  approvesDeclined: 'pm_card_chargeDeclined',
  approvesAsked: 'pm_card_authenticationRequired',
  approvesLate: 'pm_card_processing',
} as const;

/** The place of Stripe's Payment Request on a device that has every sheet, and a customer before it. */
export function sheetOn(run: Run): SheetRequest {
  let isShowing = false;
  let onApproved: (approval: SheetApproval) => void = () => undefined;
  let onClosed = () => undefined as void;
  return {
    canMakePayment: () => Promise.resolve({ applePay: true, googlePay: true }),
    update: () => undefined,
    show: () => {
      isShowing = true;
      const does = run.isCalm() ? 'approves' : run.random.pick(run.cast.atSheet);
      run.note(`a payment sheet opens, the customer ${does}`);
      run.clock.after(run.random.between(1_000, 20_000), () => {
        if (!isShowing) return;
        isShowing = false;
        if (does === 'closes') onClosed();
        else onApproved({ paymentMethod: { id: CARDS[does] }, complete: () => undefined });
      });
    },
    abort: () => {
      isShowing = false;
    },
    isShowing: () => isShowing,
    on: (type: 'paymentmethod' | 'cancel', listener: (approval: SheetApproval) => void) => {
      if (type === 'cancel') onClosed = listener as () => void;
      else onApproved = listener;
    },
  };
}
