import { useMachine, useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import { toAddressView } from '../../machines/address/address.view.ts';
import { toInvoiceView } from '../../machines/invoice/invoice.view.ts';
import { toOrderPlacementView } from '../../machines/order-placement/order-placement.view.ts';
import { toPaymentView } from '../../machines/payment/payment.view.ts';
import { toPromoView } from '../../machines/promo/promo.view.ts';
import type { PaymentEvent } from '../../machines/payment/payment.setup.ts';
import type { ReceivingChoice } from '../../machines/invoice/invoice.setup.ts';
import { toReceivingContactView } from '../../machines/receiving-contact/receiving-contact.view.ts';
import { toWalletSwitchView } from '../../machines/wallet-switch/wallet-switch.view.ts';
import { useFlows } from './flows.tsx';
import { joinCheckout } from './join-checkout.ts';
import { isSameReceiving } from './receiving-wanted.ts';

export type CheckoutFlows = ReturnType<typeof useCheckout>;

/** The flows from a basket to its order; they live with the basket page, which suspends until their logic is there. */
export function useCheckout(receiving: ReceivingChoice) {
  const { checkoutLogic, cart, session, firstPrice } = useFlows();
  const logic = use(checkoutLogic());
  const [priced] = useState(firstPrice.seen);
  const isPriced = priced !== null && isSameReceiving(priced.receiving, receiving);
  const [invoice, sendInvoice, invoiceActor] = useMachine(logic.invoice, { input: { receiving }, ...(isPriced ? { snapshot: priced.snapshot } : {}) });
  const [promo, sendPromo, promoActor] = useMachine(logic.promo);
  const [address, sendAddress, addressActor] = useMachine(logic.address);
  const [remembered] = useState(logic.memory.read);
  const [contact, sendContact, contactActor] = useMachine(logic.contact, { input: { remembered } });
  const [wallet, sendWallet, walletActor] = useMachine(logic.wallet, { input: { used: session.seen().context.user?.is_use_wallet ?? true } });
  const [placement, sendPlacement, placementActor] = useMachine(logic.placement);
  const payment = placement.children.payment;
  const paying = useSelector(payment, (snapshot) => snapshot);
  useEffect(() => firstPrice.forget(), [firstPrice]);
  useEffect(
    () => joinCheckout({ invoice: invoiceActor, promo: promoActor, address: addressActor, contact: contactActor, wallet: walletActor, placement: placementActor }, { cart, session, memory: logic.memory }),
    [invoiceActor, promoActor, addressActor, contactActor, walletActor, placementActor, cart, session, logic],
  );
  return {
    invoice: [toInvoiceView(invoice), sendInvoice] as const,
    promo: [toPromoView(promo), sendPromo] as const,
    address: [toAddressView(address), sendAddress] as const,
    contact: [toReceivingContactView(contact), sendContact] as const,
    wallet: [toWalletSwitchView(wallet), sendWallet] as const,
    /** How far the money is, while it is paid. */
    payment: [paying ? toPaymentView(paying) : null, (event: PaymentEvent) => payment?.send(event)] as const,
    placement: [toOrderPlacementView(placement), sendPlacement] as const,
  };
}
