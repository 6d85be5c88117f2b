import type { StoredUser } from '#contract/entities/user.ts';
import type { CardsFlow } from '#src/flows/cards/use-cards.ts';
import type { CheckoutFlows } from '#src/flows/checkout/use-checkout.ts';
import { Differences } from '../basket/Differences.tsx';
import type { FilledBasket } from '../basket/filled-basket.ts';
import type { WayChosen } from '../basket/use-way-chosen.ts';
import { DeclineNotice } from '../checking/DeclineNotice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { PaymentDialogView } from './payment-dialog.view.ts';
import { WaysToPay, type WaysToPayProps } from './WaysToPay.tsx';

type LastLookProps = {
  readonly basket: FilledBasket;
  readonly flows: CheckoutFlows;
  readonly view: PaymentDialogView;
  readonly ways: WaysToPayProps['ways'];
  readonly way: WayChosen;
  readonly cards: CardsFlow;
  readonly customer: StoredUser | null;
};

/** What a declined card's bank said, what has changed, how it is paid, and what is bought, before the last button. */
export function LastLook({ basket, flows, view: { walletPart, rest, card }, ways, way, cards, customer }: LastLookProps) {
  const [placement, send] = flows.placement;
  const [invoice] = flows.invoice;
  const [wallet, sendWallet] = flows.wallet;
  return (
    <>
      {placement.decline ? <DeclineNotice decline={placement.decline} onRead={() => send({ type: 'refusal.read' })} /> : null}
      <Differences differences={invoice.differences} currency={basket.cart.currency} />
      <WaysToPay
        ways={ways}
        wallet={wallet}
        onSwitch={() => sendWallet({ type: 'wallet.switched' })}
        isPickup={invoice.receiving.isPickup}
        walletPart={walletPart}
        rest={rest}
        currency={basket.cart.currency}
        way={way}
        cards={cards}
        card={card?._id ?? null}
        holder={customer ? `${customer.first_name} ${customer.last_name}`.trim() : ''}
      />
      <OrderSummary basket={basket} invoice={invoice} purchase={placement.purchase} />
    </>
  );
}
