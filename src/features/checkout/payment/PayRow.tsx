import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredUser } from '#contract/entities/user.ts';
import { formatMoney, type Minor } from '#domain/money.ts';
import { readCoin } from '#domain/payment/smallest-coin.ts';
import { OrderRow } from '../basket/OrderRow.tsx';
import { PayRowComing } from '../basket/PayRowComing.tsx';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { cardName } from '#src/features/payment/cards/card-name.ts';
import { methodView, PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { TipRow } from './TipRow.tsx';
import { useWayChosen } from './use-way-chosen.ts';
import { useWaysToPay } from './use-ways-to-pay.ts';

type WayProps = { readonly flows: CheckoutFlows; readonly customer: StoredUser; readonly cityId: string; readonly currency: string };
type Chosen = NonNullable<ReturnType<typeof useWayChosen>['chosen']>;

function NameOf({ chosen: { way, card, rest } }: { readonly chosen: Chosen }) {
  const { i18n } = useLingui();
  if (rest === 0) return i18n._(PART_VIEWS.wallet.name);
  return card ? cardName(card) : i18n._(methodView(way).name);
}

export function WayName({ flows, customer, cityId }: Omit<WayProps, 'currency'>) {
  const { chosen } = useWayChosen(flows, customer, cityId);
  return chosen ? <NameOf chosen={chosen} /> : null;
}

export type TotalProps = Omit<WayProps, 'currency'> & { readonly total: Minor; readonly write: (amount: Minor) => string };

export function TotalToPay({ flows, customer, cityId, total, write }: TotalProps) {
  const { chosen } = useWayChosen(flows, customer, cityId);
  return write(chosen ? total - chosen.rest + chosen.toPay : total);
}

type PayRowProps = WayProps & { readonly onChange: (() => void) | undefined };

export function PayRow(props: PayRowProps) {
  const { flows, customer, cityId, currency } = props;
  const { ways } = useWaysToPay(customer, cityId, true);
  const tips = flows.invoice[0].invoice?.courier_tips;
  return (
    <>
      <WayRow {...props} />
      {tips ? (
        <TipRow key={customer._id} tips={tips} coin={ways.isPending ? null : readCoin(ways.data) || 1} flows={flows} currency={currency} />
      ) : null}
    </>
  );
}

function WayRow({ flows, customer, cityId, currency, onChange }: PayRowProps) {
  const { t, i18n } = useLingui();
  const { chosen, isPending } = useWayChosen(flows, customer, cityId);
  if (!chosen && !isPending && !onChange) return null;
  if (!chosen) return <PayRowComing isPending={isPending} onChange={onChange} />;
  const { way, card, walletPart, rest, toPay } = chosen;
  const fromWallet = formatMoney(walletPart, currency);
  const { icon: Icon, offered } = rest === 0 ? PART_VIEWS.wallet : methodView(way);
  const dueAt = flows.invoice[0].fulfilment.isPickup ? 'store' : 'door';
  return (
    <OrderRow
      icon={<Icon size={20} />}
      label={t`Payment method`}
      title={<NameOf chosen={chosen} />}
      details={
        walletPart > 0 && rest > 0 ? (
          <Trans>{fromWallet} from your wallet first</Trans>
        ) : rest === 0 ? (
          <Trans>Your wallet pays for everything.</Trans>
        ) : way.needsCard && !card ? (
          <Trans>Add a card in the next step</Trans>
        ) : (
          i18n._(offered(formatMoney(toPay, currency), dueAt))
        )
      }
      changeLabel={t`Change how you pay`}
      onChange={onChange}
    />
  );
}
