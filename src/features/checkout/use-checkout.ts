import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { toAddressView } from '#machines/address/address.view.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.setup.ts';
import { toInvoiceView } from '#machines/invoice/invoice.view.ts';
import type { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import type { PaymentEvent } from '#machines/payment/payment.setup.ts';
import { toPaymentView } from '#machines/payment/payment.view.ts';
import { toPromoView } from '#machines/promo/promo.view.ts';
import { toRecipientView } from '#machines/recipient/recipient.view.ts';
import { allThere } from '#src/shop/all-there.ts';
import { loadCheckout } from './load-checkout.ts';
import { flowsIn } from './checkout-flows.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { inspect } from '#src/shop/inspected.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { fulfilmentWanted } from '#src/shop/fulfilment/fulfilment-wanted.ts';

export type CheckoutFlows = NonNullable<ReturnType<typeof useCheckout>['flows']>;

type PayEvent = Extract<CheckoutEvent, { type: 'payment.wanted' | 'minimum.read' | 'tip.chosen' }>;
type Opened = ReturnType<typeof flowsIn>;
const isSame = (a: Opened, b: Opened) => a?.invoice === b?.invoice;

function usePaymentIn(placement: SnapshotFrom<typeof orderPlacementMachine> | undefined) {
  const payment = placement?.children.payment;
  const paying = useSelector(payment, (snapshot) => snapshot);
  return [paying ? toPaymentView(paying) : null, (event: PaymentEvent) => payment?.send(event)] as const;
}

export function useCheckout() {
  const { firstPrice, fulfilmentTime } = useFlows();
  const { machine, begin } = useLoaded(loadCheckout);
  const [input] = useState(() => begin(fulfilmentWanted(fulfilmentTime.getSnapshot()), firstPrice.read()));
  const checkout = useActorRef(machine, { input, inspect });
  const opened = useSelector(checkout, flowsIn, isSame);
  const invoice = useSelector(opened?.invoice, (snapshot) => snapshot);
  const promo = useSelector(opened?.promo, (snapshot) => snapshot);
  const address = useSelector(opened?.address, (snapshot) => snapshot);
  const contact = useSelector(opened?.contact, (snapshot) => snapshot);
  const placement = useSelector(opened?.placement, (snapshot) => snapshot);
  const sheet = useSelector(opened?.sheet, (snapshot) => snapshot);
  const payment = usePaymentIn(placement);
  const isMinimumSaid = useSelector(checkout, (snapshot) => snapshot.matches({ open: { price: { tooLittle: 'said' } } }));
  const retry = () => checkout.send({ type: 'retry.asked' });
  const all = allThere({ opened, invoice, promo, address, contact, placement, sheet });
  if (!all) return { flows: null, retry };
  const flows = {
    pay: [isMinimumSaid, (event: PayEvent) => checkout.send(event)] as const,
    invoice: [toInvoiceView(all.invoice), all.opened.invoice.send] as const,
    promo: [toPromoView(all.promo), all.opened.promo.send] as const,
    address: [toAddressView(all.address), all.opened.address.send] as const,
    contact: [toRecipientView(all.contact), all.opened.contact.send] as const,
    sheet: [all.sheet.context.row, all.opened.sheet.send] as const,
    payment,
    placement: [toOrderPlacementView(all.placement), all.opened.placement.send] as const,
  };
  return { flows, retry };
}
