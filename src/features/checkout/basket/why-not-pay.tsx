import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import { missingToMinimum } from '#domain/pricing/minimum-order.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { InvoiceView } from '#machines/invoice/invoice.view.ts';
import type { FilledBasket } from './filled-basket.ts';
import { isClosed, isRefusedForTime, isRefusedWith } from './checkout-facts.ts';
import { lineTotal } from './line-total.ts';

/** Why the order can't be paid now, in a few words; null when it can. What is missing is no reason: the try opens its row. */
export function whyNotPay(invoice: InvoiceView, user: StoredUser | null, basket: FilledBasket, isTimeDecided: boolean): ReactNode {
  const { is, failure } = invoice;
  if (user && !user.is_approved) return <Trans>Your account hasn’t been approved yet.</Trans>;
  if (!isTimeDecided) return null;
  if (is === 'pickupOnly') return <Trans>Only pickup is possible right now.</Trans>;
  if (is !== 'refused' && is !== 'belowMinimum') return null;
  if (isRefusedForTime(failure) || (isClosed(failure) && invoice.fulfilment.time)) return <Trans>Choose another time.</Trans>;
  if (isClosed(failure)) return <Trans>The store is closed now.</Trans>;
  if (isRefusedWith(failure, 558, 966)) return <Trans>The store doesn’t deliver to this address.</Trans>;
  return is === 'belowMinimum' ? <Missing {...basket} /> : whyNoTotal(failure);
}

const whyNoTotal = (failure: InvoiceView['failure']): ReactNode =>
  failure?.kind === 'refused' && failure.reason === 'items_changed' ? (
    <Trans>Check your basket.</Trans>
  ) : (
    <Trans>We don’t have a total yet.</Trans>
  );

function Missing({ cart, lines }: FilledBasket) {
  const items = lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0);
  const left = missingToMinimum(items, toMinor(cart.min_order_price ?? 0));
  if (left === 0) return <Trans>The minimum order is not reached yet.</Trans>;
  const missing = formatMoney(left, cart.currency);
  return <Trans>{missing} to go</Trans>;
}
