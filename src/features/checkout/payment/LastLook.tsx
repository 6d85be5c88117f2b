import { isPaidAtDoor } from '#domain/payment/methods.ts';
import type { CardsFlow } from '#src/features/payment/cards/use-cards.ts';
import { DeclineNotice } from '#src/features/payment/checking/DeclineNotice.tsx';
import { InCash } from './in-cash.ts';
import type { PaymentSubject, PayingFlows } from './payment-subject.ts';
import type { PaymentDialogView } from './payment-dialog.view.ts';
import { WaysToPay, type WaysToPayProps } from './WaysToPay.tsx';

type LastLookProps = {
  readonly bought: PaymentSubject;
  readonly flows: PayingFlows;
  readonly view: PaymentDialogView;
  readonly ways: WaysToPayProps['ways'];
  readonly wallet: WaysToPayProps['wallet'];
  readonly isUndecided: boolean;
  readonly way: WaysToPayProps['way'];
  readonly cards: CardsFlow;
};

export function LastLook({ bought, flows, view: { walletPart, rest, card }, ways, wallet, isUndecided, way, cards }: LastLookProps) {
  const [placement, send] = flows.placement;
  const { customer } = bought;
  return (
    <>
      {placement.decline ? <DeclineNotice decline={placement.decline} onRead={() => send({ type: 'refusal.read' })} /> : null}
      {bought.changes}
      <WaysToPay
        ways={ways}
        isUndecided={isUndecided}
        wallet={wallet}
        dueAt={bought.dueAt}
        walletPart={walletPart}
        rest={rest}
        currency={bought.currency}
        way={way}
        cards={cards}
        card={card?._id ?? null}
        holder={customer ? `${customer.first_name} ${customer.last_name}`.trim() : ''}
      />
      <InCash value={bought.kind === 'basket' && rest > 0 && isPaidAtDoor(way.method)}>{bought.summary}</InCash>
    </>
  );
}
