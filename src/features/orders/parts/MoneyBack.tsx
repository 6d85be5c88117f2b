import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { MoneyBack as MoneyOnItsWay, PaymentParts } from '#contract/entities/money-back.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { partsGivenBack } from '#domain/orders/cancelling.ts';
import { cardName } from '#src/features/payment/cards/card-name.ts';
import { formatDate } from '#src/features/time/day-text.ts';

/** What is told of the money of an order that ended without success. */
export type MoneyOfEnding = {
  /** What cancelling cost, major units. */
  readonly charge: number;
  readonly parts: PaymentParts | undefined;
  readonly back: readonly MoneyOnItsWay[] | undefined;
  readonly currency: string;
  readonly timezone: string;
};

/** Where the money of an order that ended without success is, part by part; nothing where the server tells neither what went back nor the parts. */
export function MoneyBack({ money }: { readonly money: MoneyOfEnding }) {
  const { charge, currency, back = [], timezone } = money;
  const kept = formatMoney(toMinor(charge), currency);
  const told = back.filter(({ part }) => part !== 'cash');
  const sentences: ReactNode[] = [
    charge > 0 ? <Trans key="charge">Cancelling cost {kept}.</Trans> : null,
    ...(told.length > 0
      ? told.map((part, place) => <BackPart key={place} part={part} currency={currency} timezone={timezone} />)
      : [<Reckoned key="reckoned" money={money} />]),
    <CashBack key="cash" money={money} />,
  ].filter((said) => said !== null);
  return sentences.map((said, place) => <Fragment key={place}>{said} </Fragment>);
}

type BackPartProps = { readonly part: MoneyOnItsWay; readonly currency: string; readonly timezone: string };

function BackPart({ part: { part, amount, state, at, card }, currency, timezone }: BackPartProps) {
  const { i18n, t } = useLingui();
  const money = formatMoney(toMinor(amount), currency);
  const day = formatDate(at, timezone, i18n.locale);
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

const partsOf = ({ parts, charge }: MoneyOfEnding) => {
  if (!parts) return null;
  const paid = { wallet: toMinor(parts.wallet_payment), card: toMinor(parts.card_payment), cash: toMinor(parts.cash_payment) };
  return { paid, back: partsGivenBack(paid, toMinor(charge)) };
};

/** Where nobody tells what went back: what must have, by the parts and what was kept. */
function Reckoned({ money }: { readonly money: MoneyOfEnding }) {
  const parts = partsOf(money);
  if (!parts) return null;
  const [wallet, card] = [formatMoney(parts.back.wallet, money.currency), formatMoney(parts.back.card, money.currency)];
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
function CashBack({ money }: { readonly money: MoneyOfEnding }) {
  const parts = partsOf(money);
  if (!parts || parts.paid.cash === 0) return null;
  const owed = formatMoney(parts.paid.cash - parts.back.cash, money.currency);
  return parts.back.cash < parts.paid.cash ? (
    <Trans>You still owe {owed} of it in cash, and will be asked for it.</Trans>
  ) : (
    <Trans>There is nothing to pay in cash.</Trans>
  );
}
