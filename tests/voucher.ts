import { vi } from 'vitest';
import type * as Table from '#contract/payment-methods.ts';
import type { Method } from '#server/services/payment/methods/method.ts';

export const VOUCHER_ID = '5ca4d1e0c0ffee0000c0ffee';
const VOUCHER_HOLDS = 100_000;

const row = { part: 'voucher' as never, taken: 'at once' as const };
const method = { part: 'voucher' as never, id: VOUCHER_ID, gateway: 'Voucher', needsCard: false };

/**
 * A further way to pay: a voucher, which is taken with the order and of which nobody has to be asked. The table gets its rows
 * before anything else is loaded; load what is tested by `import()` after it.
 */
export function voucherInTable(): void {
  vi.resetModules();
  vi.doMock('#contract/payment-methods.ts', async (load) => {
    const table = await load<typeof Table>();
    const [wallet, card, ...others] = table.PAYMENT_PARTS;
    return { ...table, PAYMENT_PARTS: [wallet, card, row, ...others], PAYMENT_METHODS: [...table.PAYMENT_METHODS, method] };
  });
}

export function voucherGone(): void {
  vi.doUnmock('#contract/payment-methods.ts');
  vi.resetModules();
}

const adapter: Method = {
  isOffered: () => true,
  charge: async (_body, _here, _city, rest) => {
    const { unavailable } = await import('#server/services/payment/methods/method.ts');
    return rest > VOUCHER_HOLDS ? unavailable() : null;
  },
};

export async function voucherOnServer(): Promise<void> {
  const { METHODS } = await import('#server/services/payment/methods/methods.ts');
  const { ORDER_WORDS } = await import('#server/mail/order-words.ts');
  Object.assign(METHODS, { voucher: adapter });
  Object.assign(ORDER_WORDS.en.paid, { voucher: 'Paid by voucher' });
  Object.assign(ORDER_WORDS.en.backTo, { voucher: 'Returned to your voucher' });
}
