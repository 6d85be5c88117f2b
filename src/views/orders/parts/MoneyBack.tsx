import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import { partsGivenBack } from '#domain/orders/cancelling.ts';

/** Where the money of an order that ended without success is, part by part; nothing where the server does not tell the parts. */
export function MoneyBack({ order: { payment_parts: parts, cancel_charge, country_detail } }: { readonly order: Order }) {
  if (!parts) return null;
  const charge = toMinor(cancel_charge);
  const paid = { wallet: toMinor(parts.wallet_payment), card: toMinor(parts.card_payment), cash: toMinor(parts.cash_payment) };
  const back = partsGivenBack(paid, charge);
  const money = (amount: Minor) => formatMoney(amount, country_detail.currency_sign);
  const [kept, wallet, card, owed] = [money(charge), money(back.wallet), money(back.card), money(paid.cash - back.cash)];
  return (
    <>
      {charge > 0 ? (
        <>
          <Trans>Cancelling cost {kept}.</Trans>{' '}
        </>
      ) : null}
      {back.wallet > 0 ? (
        <>
          <Trans>{wallet} is back in your wallet.</Trans>{' '}
        </>
      ) : null}
      {back.card > 0 ? (
        <>
          <Trans>{card} is on its way back to your card.</Trans>{' '}
        </>
      ) : null}
      {paid.cash > back.cash ? <Trans>{owed} of it is still to be paid in cash.</Trans> : null}
      {back.cash > 0 && paid.cash === back.cash ? <Trans>There is nothing to pay in cash.</Trans> : null}
    </>
  );
}
