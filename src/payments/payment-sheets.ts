import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { Sheet } from '#contract/payment-methods.ts';
import type { Approved } from '#machines/payment/payment.setup.ts';
import { failed, ok } from '#contract/result.ts';
import type { SheetApproval, SheetRequest, Shop, StripeLike } from './card-provider.ts';

const OTHER_WALLETS = ['link', 'browserCard'] as const;
const SHEETS = [
  { sheet: 'apple_pay', wallet: 'applePay', others: ['googlePay', ...OTHER_WALLETS] },
  { sheet: 'google_pay', wallet: 'googlePay', others: ['applePay', ...OTHER_WALLETS] },
] as const;

const closed: Approved = failed({ kind: 'declined', decline: { message: null, code: null } });
const unreachable: Approved = failed({ kind: 'unreachable' });

export function paymentSheets() {
  let here = new Map<Sheet, { readonly request: SheetRequest; readonly name: string }>();
  let approval: SheetApproval | null = null;
  let answer: (approved: Approved) => void = () => undefined;

  async function ask(stripe: StripeLike, { country, currency, name }: Shop, { sheet, wallet, others }: (typeof SHEETS)[number]) {
    const total = { label: name, amount: 0, pending: true };
    const request = stripe.paymentRequest({ country, currency: currency.toLowerCase(), total, disableWallets: [...others] });
    request.on('paymentmethod', (event) => {
      approval = event;
      answer(ok(event.paymentMethod.id));
    });
    request.on('cancel', () => {
      approval = null;
      answer(closed);
    });
    return (await request.canMakePayment())?.[wallet] ? [[sheet, { request, name }] as const] : [];
  }

  const end = (status: 'success' | 'fail'): void => {
    approval?.complete(status);
    approval = null;
  };
  return {
    find: async (stripe: StripeLike, shop: Shop): Promise<readonly Sheet[]> => {
      const found = await Promise.all(SHEETS.map((one) => ask(stripe, shop, one)));
      here = new Map(found.flat());
      return [...here.keys()];
    },
    /** Opens one for so much, whole minor units, until its customer approves or closes it; it goes with the page that waits (`left`). */
    open: (sheet: Sheet | null, amount: number, left: AbortSignal): Promise<Approved> =>
      new Promise((approved) => {
        const found = sheet && here.get(sheet);
        if (!found) return approved(unreachable);
        const { request, name } = found;
        answer = approved;
        left.addEventListener('abort', () => (request.isShowing() && approval === null ? request.abort() : undefined), { once: true });
        request.update({ total: { label: name, amount } });
        request.show();
      }),
    confirmed: async (confirm: (options?: { handleActions: boolean }) => Promise<PaymentIntentResult>): Promise<PaymentIntentResult> => {
      if (approval === null) return confirm();
      try {
        const confirmed = await confirm({ handleActions: false });
        end(confirmed.error ? 'fail' : 'success');
        return confirmed.paymentIntent?.status === 'requires_action' ? await confirm() : confirmed;
      } finally {
        end('fail');
      }
    },
    end,
  };
}
