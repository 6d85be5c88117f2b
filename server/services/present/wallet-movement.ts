import type { WalletMovement, WalletMovementKind } from '#contract/entities/wallet-movement.ts';
import { ORDER_STATUS_ID } from '#contract/order-status.ts';
import { toMajor } from '#domain/money.ts';
import type { TransferCause } from '#server/database/schema/ledger.ts';
import type { WalletMovementRow } from '#server/repositories/wallet-history.ts';

const KINDS: Readonly<Record<Exclude<TransferCause, 'hold' | 'refund'>, WalletMovementKind>> = {
  demo: 'opening',
  'top-up': 'top_up',
  release: 'given_back',
  order: 'order',
  cancel: 'refund',
  problem: 'refund',
  cashback: 'cashback',
  referral: 'referral',
  'given up': 'given_up',
};

function kindOf({ cause, wasReleased, orderId, amount }: WalletMovementRow): WalletMovementKind {
  if (cause === 'refund') return amount < 0 ? 'cashback_back' : 'refund';
  if (cause !== 'hold') return KINDS[cause];
  if (wasReleased) return 'let_go';
  return orderId === null ? 'held' : 'order';
}

/** A movement of a wallet's, in the wire's words; those of payments that came to nothing speak of no order, though one was made later. */
export function presentWalletMovement(row: WalletMovementRow, timezone: string): WalletMovement {
  const kind = kindOf(row);
  const isOfOrder = row.orderId !== null && row.orderNumber !== null && kind !== 'let_go' && kind !== 'given_back';
  return {
    _id: row.id,
    unique_id: row.uniqueId,
    kind,
    amount: toMajor(row.amount),
    balance: toMajor(row.balance),
    at: new Date(row.createdAt).toISOString(),
    timezone: row.timezone ?? timezone,
    order: isOfOrder
      ? {
          _id: row.orderId ?? '',
          unique_id: row.orderNumber ?? 0,
          store_name: row.storeName,
          is_running: row.orderStatusId === ORDER_STATUS_ID.running,
        }
      : null,
    ...(row.paymentMethod === 'twint' ? { last_four: null, paid_with: 'twint' } : { last_four: row.lastFour || null }),
  };
}
