import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Card } from '#contract/entities/card.ts';
import type { Sheet } from '#contract/payment-methods.ts';
import { formatMoney, type Minor } from '#domain/money.ts';
import { sheetOf } from '#domain/payment/methods.ts';
import { useApi } from '#src/api/api-context.ts';
import { savedCardsOptions } from '#src/api/saved-cards.ts';
import { useCards } from '#src/features/payment/cards/use-cards.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { cardName } from '#src/features/payment/cards/card-name.ts';
import { PaymentActions } from '#src/features/payment/checking/PaymentActions.tsx';
import { PaymentProgress } from '#src/features/payment/checking/PaymentProgress.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import type { PaymentSubject, PayingFlows } from './payment-subject.ts';
import { LastLook } from './LastLook.tsx';
import { OrderChecking } from './OrderChecking.tsx';
import { PayFoot } from './PayFoot.tsx';
import { SHEET_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { useSheetsHere } from '#src/features/payment/parts/use-sheets-here.ts';
import { toPaymentDialogView, type WhyNotPay } from './payment-dialog.view.ts';
import { useWaysToPay } from './use-ways-to-pay.ts';
import { waysOffered } from './ways-offered.ts';

const WHY_NOT = {
  waysUnknown: msg`Loading payment methods`,
  noWay: msg`The rest can’t be paid here.`,
  cardUnsaved: msg`Confirm the new card first, or cancel it.`,
  noCard: msg`Please Add Card First`,
} satisfies Record<WhyNotPay, unknown>;

type WaySource = {
  readonly ways: Parameters<typeof waysOffered>[0];
  readonly onlyAtDoor: boolean;
  readonly customerId: string;
  readonly isOpen: boolean;
};

function useWay([placement, send]: PayingFlows['placement'], { ways, onlyAtDoor, customerId, isOpen }: WaySource) {
  const here = useSheetsHere(ways, isOpen && !onlyAtDoor);
  const { chosen, otherwise, offered } = waysOffered(ways, placement.way.way, onlyAtDoor, here.sheets);
  const chooseCard = ({ _id, is_kept }: Card) => send({ type: 'card.chosen', cardId: _id, isOnce: is_kept === false });
  const cards = useCards(customerId, chooseCard, placement.way.onceId);
  // As the page below has asked for them.
  const { data: known } = useQuery({ ...savedCardsOptions(useApi(), customerId), enabled: false });
  const isLoading = cards[0].is === 'loading';
  const isCardUnknown = offered.some(({ needsCard }) => needsCard) && isLoading && known === undefined;
  // Only a sheet that was chosen before waits for the device: it is no default.
  const isUndecided = chosen === null && ((here.isPending && sheetOf(placement.way.way) !== null) || isCardUnknown);
  const method = chosen ?? otherwise((isLoading ? (known ?? []) : cards[0].cards).length > 0);
  const choose = (way: string) => send({ type: 'way.chosen', way });
  return { way: { method, offered, choose, chooseCard, cardId: placement.way.cardId }, cards, isUndecided };
}

const sheetName = (i18n: I18n, sheet: Sheet | null): string => (sheet ? i18n._(SHEET_VIEWS[sheet].name) : '');

export function PayDialog({ bought, flows }: { readonly bought: PaymentSubject; readonly flows: PayingFlows }) {
  const { t, i18n } = useLingui();
  const [placement, send] = flows.placement;
  const [payment, sendPayment] = flows.payment;
  const { kind, customer, currency, name } = bought;
  const isOpen = placement.is !== 'resting';
  const { ways, wallet } = useWaysToPay(customer, bought.cityId, isOpen);
  const { way, cards, isUndecided } = useWay(flows.placement, {
    ways: ways.data,
    onlyAtDoor: bought.dueAt === 'receiver',
    customerId: customer?._id ?? '',
    isOpen,
  });
  const view = toPaymentDialogView({ placement, payment, invoice: bought.price, usesWallet: wallet.shown, ways, way, cards: cards[0] });
  const { is, total, rest, toPay: taken } = view;
  const show = (amount: Minor) => formatMoney(amount, currency);
  const toPay = show(total);
  const sheet = sheetName(i18n, view.sheet);
  const titles = {
    closed: t`Placing your order`,
    choosing: t`How would you like to pay ${toPay}?`,
    sheet: t`Confirm with ${sheet}`,
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
          <PaymentActions payment={payment} onSend={sendPayment} />
        ) : (
          <PayFoot
            placement={placement}
            amount={show(rest === 0 ? total : taken)}
            reason={view.whyNot && t(WHY_NOT[view.whyNot])}
            busy={[bought.pricing, wallet.switching, view.isWaiting, isUndecided].includes(true)}
            choice={view.choice}
            sheet={sheet}
            send={send}
          />
        )
      }
    >
      {is === 'choosing' ? (
        <LastLook bought={bought} flows={flows} view={view} ways={ways} wallet={wallet} isUndecided={isUndecided} way={way} cards={cards} />
      ) : is === 'bank' && payment ? (
        <PaymentProgress payment={payment} kind={kind} basket={name} card={view.payingCard ? cardName(view.payingCard) : null} />
      ) : (
        <OrderChecking kind={kind} isUncertain={view.isUncertain} sheet={sheet}>
          {bought.detail}
        </OrderChecking>
      )}
    </Dialog>
  );
}
