import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { formatMoney, type Minor } from '#domain/money.ts';
import { useCards } from '#src/flows/cards/use-cards.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { cardName } from '../cards/card-name.ts';
import { PaymentActions } from '../checking/PaymentActions.tsx';
import { PaymentProgress } from '../checking/PaymentProgress.tsx';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import type { Bought, PayingFlows } from './bought.ts';
import { LastLook } from './LastLook.tsx';
import { OrderChecking } from './OrderChecking.tsx';
import { PayFoot } from './PayFoot.tsx';
import { toPaymentDialogView, type WhyNotPay } from './payment-dialog.view.ts';
import { useWaysToPay } from './use-ways-to-pay.ts';
import { paymentOf } from '../basket/checkout-facts.ts';
import { useWayChosen } from '../basket/use-way-chosen.ts';

const WHY_NOT = {
  waysUnknown: msg`How you can pay is not known yet.`,
  noWay: msg`There is no way to pay the rest here.`,
  cardUnsaved: msg`Confirm the new card first, or cancel it.`,
  noCard: msg`Please Add Card First`,
} satisfies Record<WhyNotPay, unknown>;

/** How the rest is paid, and the cards; undecided while nobody knows whether there is one. */
function useWay(...asked: Parameters<typeof useWayChosen>) {
  const { chosen, otherwise, ...way } = useWayChosen(...asked);
  const cards = useCards(way.chooseCard, way.onceId);
  const isUndecided = chosen === null && way.takesCards && cards[0].is === 'loading';
  return { way: { ...way, method: chosen ?? otherwise(cards[0].cards.length > 0) }, cards, isUndecided };
}

/** What, where, when, how much and how it is paid, before the last button; then how it goes. */
export function PayDialog({ bought, flows }: { readonly bought: Bought; readonly flows: PayingFlows }) {
  const { t } = useLingui();
  const [placement, send] = flows.placement;
  const [payment, tellPayment] = flows.payment;
  const { kind, customer, currency, name } = bought;
  const [wallet] = flows.wallet;
  const isOpen = placement.is !== 'resting';
  const ways = useWaysToPay(customer, bought.cityId, isOpen);
  const { way, cards, isUndecided } = useWay(customer, ways.data, {
    inCashOnly: bought.cashAt === 'receiver',
    paymentId: paymentOf(bought.price)?._id ?? null,
  });
  const view = toPaymentDialogView({ placement, payment, invoice: bought.price, usesWallet: wallet.shown, ways, way, cards: cards[0] });
  const confirm: typeof send = (event) => {
    // What was used last is chosen the next time.
    if (event.type === 'order.confirmed' && view.rest > 0) way.choose(event.choice.paymentId);
    send(event);
  };
  const { is, total, rest } = view;
  const show = (amount: Minor) => formatMoney(amount, currency);
  const toPay = show(total);
  const titles = {
    closed: t`Placing your order`,
    choosing: t`How would you like to pay ${toPay}?`,
    bank: t`Checking your payment`,
    uncertain: t`Your order`,
    placing: t`Placing your order`,
  };
  const reconsider = () => send({ type: 'order.reconsidered' });
  // A bank's question stands above the page: Back, which would lose it, does nothing there.
  useBackCloses(view.holdsBack, () => {
    if (view.isClosable) reconsider();
  });
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
      foot={
        view.hasActions && payment ? (
          <PaymentActions payment={payment} onTell={tellPayment} />
        ) : (
          <PayFoot
            placement={placement}
            amount={show(rest === 0 ? total : rest)}
            reason={view.whyNot && t(WHY_NOT[view.whyNot])}
            busy={[bought.pricing, wallet.switching, view.isWaiting, isUndecided].includes(true)}
            choice={view.choice}
            send={confirm}
          />
        )
      }
    >
      {is === 'choosing' ? (
        <LastLook bought={bought} flows={flows} view={view} ways={ways} isUndecided={isUndecided} way={way} cards={cards} />
      ) : is === 'bank' && payment ? (
        <PaymentProgress payment={payment} kind={kind} basket={name} card={view.payingCard ? cardName(view.payingCard) : null} />
      ) : (
        <OrderChecking kind={kind} isUncertain={view.isUncertain}>
          {bought.detail}
        </OrderChecking>
      )}
    </Dialog>
  );
}
