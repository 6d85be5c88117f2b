import { fromPromise } from 'xstate';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import { promoCalls } from '#contract/calls/promo.ts';
import { ORDER_TYPE } from '#contract/enumerations.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { addressMachine } from '#machines/address/address.machine.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { invoiceMachine } from '#machines/invoice/invoice.machine.ts';
import { isSameReceiving } from '#machines/invoice/receiving-choice.ts';
import { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import { isUnsettled } from '#machines/payment/payment-facts.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import { promoMachine } from '#machines/promo/promo.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { changeDeliveryAddress } from '#src/api/cart.ts';
import type { CheckoutLogic, ContactMemory } from './checkout-logic.ts';
import type { UnderWay } from '../payment/under-way.ts';
import { groundsOf, subscriptionsOf, type CheckoutSurroundings } from './checkout-surroundings.ts';
import { contactMemoryOf } from './contact-memory.ts';
import { cartFields, contactFields, receivingFields } from '../payment/receiving-fields.ts';
import type { Keepers } from '#src/browser/owned-draft.ts';
import { walletSwitchWith } from '../wallet-switch/switch-wallet.ts';
import { newCartToken } from '#src/browser/guest-token.ts';

type PlacementSurroundings = Keepers & { readonly underWay: UnderWay; readonly payment: typeof paymentMachine };
type Surroundings = PlacementSurroundings & CheckoutSurroundings;

type CartNow = () => ServerCart | null;

const invoiceWith = (api: Api, cart: CartNow): typeof invoiceMachine =>
  invoiceMachine.provide({
    actors: {
      getInvoice: fromPromise(({ input, signal }) =>
        api.call(
          checkoutCalls.get_order_cart_invoice,
          { ...receivingFields(input.receiving), ...cartFields(cart(), input.receiving.isPickup), order_type: ORDER_TYPE, is_web: true },
          { signal },
        ),
      ),
    },
  });

const placementWith = (
  api: Api,
  { keeper, underWay, payment }: PlacementSurroundings,
  memory: ContactMemory,
  cart: CartNow,
): typeof orderPlacementMachine => {
  /** Whoever has left the page meanwhile begins anew just the same. */
  const begun = new Set<string>();
  const beginAnew = (paymentId: string) => {
    if (!begun.has(paymentId)) newCartToken(keeper);
    begun.add(paymentId);
    memory.forget();
  };
  return orderPlacementMachine.provide({
    actors: {
      payment,
      createOrder: fromPromise(async ({ input, signal }) => {
        const paymentId = input.invoice.order_payment._id;
        const made = await api.call(
          checkoutCalls.create_order,
          {
            order_payment_id: paymentId,
            ...receivingFields(input.receiving),
            ...contactFields(input.contact, cart()?.cart_id ?? null),
          },
          { signal, timeout: CALL_TIMEOUT.pay },
        );
        // Here and not where the order is shown.
        if (made.ok) beginAnew(paymentId);
        if (made.ok) underWay.end(paymentId);
        else if (!isUnsettled(made.failure)) underWay.takeBack(paymentId);
        return made;
      }),
      findOrder: fromPromise(async ({ input, signal }) => {
        const { soughtOrder } = await import('./sought-order.ts');
        const order = await soughtOrder(api, input, signal);
        beginAnew(input.paymentId);
        underWay.end(input.paymentId);
        return order;
      }),
    },
  });
};

/** What looks an address up comes with the first one that is changed. */
const destinations = () => import('#src/api/destination.ts');

/** The checkout with its ports filled, its flows' and its own. */
export const checkoutWith = (api: Api, around: Surroundings): CheckoutLogic => {
  const { session } = around;
  const user = () => session.seen().context.user;
  const cart = () => {
    const now = around.cart.seen();
    return now.is === 'filled' ? now.cart : null;
  };
  const memory = contactMemoryOf(around);
  const invoice = invoiceWith(api, cart);
  return {
    invoice,
    begin: (receiving, priced) => {
      const isPriced = priced !== null && isSameReceiving(priced.receiving, receiving);
      return {
        grounds: groundsOf(around) ?? '',
        receiving,
        usesWallet: user()?.is_use_wallet ?? true,
        contact: memory.read(),
        price: isPriced ? priced.invoice : null,
      };
    },
    machine: checkoutMachine.provide({
      actors: {
        ...subscriptionsOf(around, memory),
        invoice,
        placement: placementWith(api, around, memory, cart),
        promo: promoMachine.provide({
          actors: {
            applyPromo: fromPromise(async ({ input, signal }) => {
              const answered = await api.call(
                promoCalls.apply_promo_code,
                { promo_code_name: input.code, order_payment_id: input.paymentId },
                { signal },
              );
              return answered.ok ? ok({ code: answered.value.order_payment.promo_code_name || input.code }) : answered;
            }),
          },
        }),
        address: addressMachine.provide({
          actors: {
            checkAvailable: fromPromise(async ({ input, signal }) =>
              (await destinations()).checkDeliveryAvailable(api, input.destination, cart()?.city_id ?? null, signal),
            ),
            changeAddress: fromPromise(async ({ input }) => {
              const answered = await changeDeliveryAddress(api, cart()?.cart_id ?? null, input.destination);
              return answered.ok ? ok(null) : answered;
            }),
            locateByPostcode: fromPromise(async ({ input, signal }) =>
              (await destinations()).locateInPostcode(api, input.postcode, input.destination, signal),
            ),
          },
        }),
        wallet: walletSwitchWith(api),
      },
    }),
  };
};
