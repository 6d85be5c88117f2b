import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { MoneyBack as MoneyOnItsWay } from '#contract/entities/money-back.ts';
import type { Order } from '#contract/entities/order.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { partsGivenBack } from '#domain/orders/cancelling.ts';
import { cardName } from '#src/views/cards/card-name.ts';
import { formatDay } from '#src/views/times/day-text.ts';

/** Where the money of an order that ended without success is, part by part; nothing where the server tells neither what went back nor the parts. */
export function MoneyBack({ order }: { readonly order: Order }) {
  const { cancel_charge: charge, country_detail: country, money_back: back = [], timezone } = order;
  const kept = formatMoney(toMinor(charge), country.currency_sign);
  const told = back.filter(({ part }) => part !== 'cash');
  const sentences: ReactNode[] = [
    charge > 0 ? <Trans key="charge">Cancelling cost {kept}.</Trans> : null,
    ...(told.length > 0
      ? told.map((part, place) => <BackPart key={place} part={part} currency={country.currency_sign} timezone={timezone} />)
      : [<Reckoned key="reckoned" order={order} />]),
    <CashBack key="cash" order={order} />,
  ].filter((said) => said !== null);
  return sentences.map((said, place) => <Fragment key={place}>{said} </Fragment>);
}

type BackPartProps = { readonly part: MoneyOnItsWay; readonly currency: string; readonly timezone: string };

/** One part, as the books have it. */
function BackPart({ part: { part, amount, state, at, card }, currency, timezone }: BackPartProps) {
  const { i18n, t } = useLingui();
  const money = formatMoney(toMinor(amount), currency);
  const day = formatDay(at, timezone, i18n.locale);
  const name = card ? cardName(card) : t`your card`;
  if (part === 'wallet') return <Trans>{money} is back in your wallet.</Trans>;
  if (state === 'refused')
    return (
      <Trans>
        {money} could not be given back to {name} by itself: we see to it.
      </Trans>
    );
  return state === 'due' ? (
    <Trans>
      {money} is on its way back to {name}.
    </Trans>
  ) : (
    <Trans>
      {money} went back to {name} on {day}.
    </Trans>
  );
}

const partsOf = ({ payment_parts: parts, cancel_charge: charge }: Order) => {
  if (!parts) return null;
  const paid = { wallet: toMinor(parts.wallet_payment), card: toMinor(parts.card_payment), cash: toMinor(parts.cash_payment) };
  return { paid, back: partsGivenBack(paid, toMinor(charge)) };
};

/** Where nobody tells what went back: what must have, by the parts and what was kept. */
function Reckoned({ order }: { readonly order: Order }) {
  const parts = partsOf(order);
  if (!parts) return null;
  const sign = order.country_detail.currency_sign;
  const [wallet, card] = [formatMoney(parts.back.wallet, sign), formatMoney(parts.back.card, sign)];
  return (
    <>
      {parts.back.wallet > 0 ? (
        <>
          <Trans>{wallet} is back in your wallet.</Trans>{' '}
        </>
      ) : null}
      {parts.back.card > 0 ? <Trans>{card} is on its way back to your card.</Trans> : null}
    </>
  );
}

/** What would have been paid at the door, and is not any more. */
function CashBack({ order }: { readonly order: Order }) {
  const parts = partsOf(order);
  if (!parts || parts.paid.cash === 0) return null;
  const owed = formatMoney(parts.paid.cash - parts.back.cash, order.country_detail.currency_sign);
  return parts.back.cash < parts.paid.cash ? (
    <Trans>{owed} of it is still to be paid in cash.</Trans>
  ) : (
    <Trans>There is nothing to pay in cash.</Trans>
  );
}
