import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import { ORDER_TYPE } from '#contract/enumerations.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { addressMachine } from '#machines/address/address.machine.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { invoiceMachine } from '#machines/invoice/invoice.machine.ts';
import { isSameFulfilment } from '#machines/invoice/fulfilment-choice.ts';
import type { Created } from '#machines/order-placement/order-placement.setup.ts';
import type { Purchase } from '#machines/payment/payment.setup.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { changeDeliveryAddress, placeOf } from '#src/api/cart.ts';
import type { CheckoutLogic } from './checkout-logic.ts';
import { customerOf, priceKeyOf, subscriptionsOf, type CheckoutDeps } from './checkout-deps.ts';
import { contactMemoryOf } from '#src/shop/cart/contact-memory.ts';
import { promoWith } from '#src/shop/payment/promo-ports.ts';
import { placementWith, type PlacementDeps } from '#src/shop/payment/placement-ports.ts';
import { cartFields, contactFields, fulfilmentFields } from '#src/shop/payment/fulfilment-fields.ts';

type Deps = PlacementDeps & CheckoutDeps;

type CartNow = () => ServerCart | null;

const invoiceWith = (api: Api, cart: CartNow): typeof invoiceMachine =>
  invoiceMachine.provide({
    actors: {
      getInvoice: alwaysAnswered(({ input, signal }) =>
        api.call(
          checkoutCalls.get_order_cart_invoice,
          { ...fulfilmentFields(input.fulfilment), ...cartFields(cart(), input.fulfilment.isPickup), order_type: ORDER_TYPE, is_web: true },
          { signal },
        ),
      ),
    },
  });

const createOrder =
  (api: Api, cart: CartNow) =>
  ({ invoice, fulfilment, contact }: Purchase, signal: AbortSignal): Promise<Created> =>
    api.call(
      checkoutCalls.create_order,
      { order_payment_id: invoice.order_payment._id, ...fulfilmentFields(fulfilment), ...contactFields(contact, cart()?.cart_id ?? null) },
      { signal, timeout: CALL_TIMEOUT.pay },
    );

const destinations = () => import('#src/api/destination.ts');

export const checkoutWith = (api: Api, deps: Deps): CheckoutLogic => {
  const cart = () => {
    const now = deps.cart.getSnapshot();
    return now.is === 'filled' ? now.cart : null;
  };
  const memory = contactMemoryOf(deps);
  const contactOfAccount = () => {
    const { name, phone } = customerOf(deps.session.getSnapshot().context.user);
    return { draft: { ...NO_CONTACT, name, phone, houseNumber: memory.houseNumber() }, typed: [] };
  };
  const invoice = invoiceWith(api, cart);
  return {
    invoice,
    begin: (fulfilment, priced) => {
      const isPriced = priced !== null && isSameFulfilment(priced.fulfilment, fulfilment);
      return {
        priceKey: priceKeyOf(deps) ?? '',
        fulfilment,
        contact: memory.read() ?? contactOfAccount(),
        price: isPriced ? priced.invoice : null,
      };
    },
    machine: checkoutMachine.provide({
      actors: {
        ...subscriptionsOf(deps, memory),
        invoice,
        placement: placementWith(api, deps, { isParcel: false, create: createOrder(api, cart) }),
        promo: promoWith(api),
        address: addressMachine.provide({
          actors: {
            checkAvailable: alwaysAnswered(async ({ input, signal }) =>
              (await destinations()).checkDeliveryAvailable(api, input.destination, cart()?.city_id ?? null, signal),
            ),
            changeAddress: alwaysAnswered(async ({ input }) => {
              const answered = await changeDeliveryAddress(api, cart()?.cart_id ?? null, input.destination);
              if (!answered.ok) return answered;
              // One looks around from where one orders to.
              deps.location.send({ type: 'place.chosen', place: placeOf(input.destination) });
              return ok(null);
            }),
            locateByPostcode: alwaysAnswered(async ({ input, signal }) =>
              (await destinations()).locateInPostcode(api, input.postcode, input.destination, signal),
            ),
          },
        }),
      },
    }),
  };
};
