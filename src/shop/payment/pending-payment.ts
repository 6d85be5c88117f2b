import type { ParcelPaymentKey, PaymentKey, PendingPayments, PendingPayment } from './pending-payment-types.ts';
import { COMMAND_KEYS_MAXIMUM } from '#contract/limits.ts';
import { pendingPaymentStore, SLOTS } from './pending-payment-store.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';

const BOUGHT = ['basket', 'parcel'] as const;
type PurchaseKind = keyof typeof SLOTS;
type Noted = NonNullable<PendingPayments[PurchaseKind]>;
type Kept = ParcelPaymentKey & { keys: string[] };

const boughtBy = (payment: PaymentKey | ParcelPaymentKey): PurchaseKind => ('parcelToken' in payment ? 'parcel' : 'basket');

/** What notes payments where they are kept. @param kept what tells of them on this page */
export function pendingPayment(storage: BrowserStorage, kept = pendingPaymentStore(storage)): PendingPayment {
  const ours = new Map<string, { readonly keys: Set<string>; readonly before: Noted | null }>();
  const note = (bought: PurchaseKind, payment: Noted | null) => {
    if (payment) storage.write(SLOTS[bought], { ...payment, keys: [...payment.keys] } as Kept);
    else storage.forget(SLOTS[bought]);
    if (payment !== kept.getSnapshot()[bought]) kept.refresh();
  };
  return {
    ...kept,
    begin: (payment, key) => {
      const bought = boughtBy(payment);
      const before = storage.read(SLOTS[bought]);
      const isSame = before?.paymentId === payment.paymentId;
      if (key !== null) {
        const own = ours.get(payment.paymentId) ?? { keys: new Set(), before: isSame ? null : before };
        own.keys.add(key);
        ours.set(payment.paymentId, own);
      }
      const sent = new Set([...(isSame ? before.keys : []), ...(key === null ? [] : [key])]);
      note(bought, { ...payment, keys: [...sent].slice(-COMMAND_KEYS_MAXIMUM) });
    },
    takeBack: (paymentId) => {
      const own = ours.get(paymentId);
      ours.delete(paymentId);
      for (const bought of BOUGHT) {
        const now = storage.read(SLOTS[bought]);
        if (now?.paymentId !== paymentId) continue;
        const keys = now.keys.filter((key) => !own?.keys.has(key));
        note(bought, keys.length > 0 ? { ...now, keys } : (own?.before ?? null));
      }
    },
    end: (paymentId, coming = []) => {
      for (const bought of BOUGHT) {
        const now = storage.read(SLOTS[bought]);
        const keys = now?.keys.filter((key) => coming.includes(key)) ?? [];
        if (now === null ? kept.getSnapshot()[bought] === null : paymentId !== null && now.paymentId !== paymentId) continue;
        note(bought, now && keys.length > 0 ? { ...now, keys } : null);
      }
      if (coming.length > 0) return;
      if (paymentId === null) ours.clear();
      else ours.delete(paymentId);
    },
    keysOf: (paymentId) => {
      const kept = [storage.read(SLOTS.basket), storage.read(SLOTS.parcel)].filter(
        (one) => paymentId === null || one?.paymentId === paymentId,
      );
      const own = ours.get(paymentId ?? '')?.keys ?? [];
      return [...new Set([...kept.flatMap((one) => one?.keys ?? []), ...own])].slice(-COMMAND_KEYS_MAXIMUM);
    },
  };
}
