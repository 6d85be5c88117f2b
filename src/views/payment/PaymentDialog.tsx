import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatMoney, type Minor } from '../../../domain/money.ts';
import { useApi } from '../../api/api-context.ts';
import { randomText } from '../../api/random-text.ts';
import { waysToPayOptions } from '../../api/ways-to-pay.ts';
import { useCards } from '../../flows/use-cards.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { cardName } from '../cards/card-name.ts';
import { DeclineNotice } from '../checking/DeclineNotice.tsx';
import { PaymentActions } from '../checking/PaymentActions.tsx';
import { PaymentProgress } from '../checking/PaymentProgress.tsx';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import type { CheckoutDialogsProps } from '../basket/CheckoutDialogs.tsx';
import { Differences } from '../basket/Differences.tsx';
import { OrderChecking } from './OrderChecking.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PayFoot } from './PayFoot.tsx';
import { toPaymentDialogView, type WhyNotPay } from './payment-dialog.view.ts';
import { useWayChosen } from '../basket/use-way-chosen.ts';
import { WaysToPay } from './WaysToPay.tsx';

const WHY_NOT = {
  waysUnknown: msg`How you can pay is not known yet.`,
  noWay: msg`There is no way to pay the rest here.`,
  cardUnsaved: msg`Save the card first, or cancel it.`,
  noCard: msg`Please Add Card First`,
} satisfies Record<WhyNotPay, unknown>;

/** What, where, when, how much and how it is paid, before the last button; then how it goes. */
export function PaymentDialog({ basket, flows, pricing, customer }: CheckoutDialogsProps) {
  const { t } = useLingui();
  const [placement, send] = flows.placement;
  const [payment, tellPayment] = flows.payment;
  const [invoice] = flows.invoice;
  const [wallet, sendWallet] = flows.wallet;
  const isOpen = placement.is !== 'resting';
  const ways = useQuery({ ...waysToPayOptions(useApi(), customer?._id ?? '', basket.cart.city_id ?? undefined), enabled: isOpen && customer !== null && basket.cart.city_id !== null });
  const way = useWayChosen(ways.data);
  const cards = useCards(way.chooseCard);
  const view = toPaymentDialogView({ placement, payment, invoice, usesWallet: wallet.shown, ways, way, cards: cards[0] });
  const { is, total, rest, card } = view;
  const show = (amount: Minor) => formatMoney(amount, basket.cart.currency);
  const toPay = show(total);
  const titles = { closed: t`Placing your order`, choosing: t`How would you like to pay ${toPay}?`, bank: t`Checking your payment`, uncertain: t`Your order`, placing: t`Placing your order` };
  const reconsider = () => send({ type: 'order.reconsidered' });
  useBackCloses(view.isClosable, reconsider);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus may be gone with the step it belonged to.
    if (isOpen && document.activeElement === document.body) dialog.current?.focus();
  }, [isOpen, placement.is, payment?.is]);
  return (
    <Dialog
      ref={dialog}
      open={isOpen}
      onClose={reconsider}
      dismissable={view.isClosable}
      closeLabel={is === 'choosing' ? t`Close` : undefined}
      title={titles[is]}
      aside={is === 'bank' ? <Plate>{show(rest)}</Plate> : undefined}
      foot={view.hasActions && payment ? <PaymentActions payment={payment} onTell={tellPayment} /> : (
        <PayFoot
          placement={placement} amount={show(rest === 0 ? total : rest)} reason={view.whyNot && t(WHY_NOT[view.whyNot])} onReconsider={reconsider} onRetry={() => send({ type: 'retry.asked' })}
          busy={pricing || wallet.switching || view.isWaiting}
          onPay={() => send({ type: 'order.confirmed', choice: { ...view.choice, key: randomText() } })}
        />
      )}
    >
      {is === 'choosing' ? (
        <>
          {placement.decline ? <DeclineNotice decline={placement.decline} onRead={() => send({ type: 'refusal.read' })} /> : null}
          <Differences differences={invoice.differences} currency={basket.cart.currency} />
          <WaysToPay
            ways={ways} wallet={wallet} onSwitch={() => sendWallet({ type: 'wallet.switched' })} isPickup={invoice.receiving.isPickup}
            walletPart={view.walletPart} rest={rest} currency={basket.cart.currency} way={way} cards={cards} card={card?._id ?? null}
            holder={customer ? `${customer.first_name} ${customer.last_name}`.trim() : ''}
          />
          <OrderSummary basket={basket} invoice={invoice} purchase={placement.purchase} />
        </>
      ) : is === 'bank' && payment
        ? <PaymentProgress payment={payment} basket={basket.cart.store_name} card={view.payingCard ? cardName(view.payingCard) : null} />
        : <OrderChecking storeName={basket.cart.store_name} count={basket.count} isUncertain={is === 'uncertain' || (placement.is === 'paying' && payment?.is === 'checking')} />}
    </Dialog>
  );
}
