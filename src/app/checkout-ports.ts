import { CASH_PAYMENT_ID, ORDER_TYPE } from '../../contract/enumerations.ts';
import { checkoutCalls } from '../../contract/calls/checkout.ts';
import { CALL_TIMEOUT } from '../../contract/limits.ts';
import { orderPlacementMachine } from '../../machines/order-placement/order-placement.machine.ts';
import type { Contact, ReceivingChoice } from '../../machines/order-placement/order-placement.setup.ts';
import { fromPromise } from 'xstate';
import type { Api } from '../api/api.ts';

const receivingFields = ({ isPickup }: ReceivingChoice) => ({ is_user_pick_up_order: isPickup, is_schedule_order: false, order_start_at: 0 });
const contactFields = ({ name, phone, note }: Contact) => ({ delivery_user_name: name, delivery_user_phone: phone, delivery_note: note });

/** The order placement with its ports filled. */
export const orderPlacementWith = (api: Api): typeof orderPlacementMachine =>
  orderPlacementMachine.provide({
    actors: {
      getInvoice: fromPromise(({ input, signal }) =>
        api.call(checkoutCalls.get_order_cart_invoice, { ...receivingFields(input.receiving), order_type: ORDER_TYPE, is_web: true }, { signal })),
      payCash: fromPromise(({ input, signal }) =>
        api.call(checkoutCalls.pay_order_payment, {
          order_payment_id: input.invoice.order_payment._id,
          payment_id: CASH_PAYMENT_ID,
          is_payment_mode_cash: true,
          user_pay_payment: input.invoice.order_payment.user_pay_payment,
          ...receivingFields(input.receiving), ...contactFields(input.contact),
        }, { signal, timeout: CALL_TIMEOUT.pay })),
      createOrder: fromPromise(({ input, signal }) =>
        api.call(checkoutCalls.create_order, {
          order_payment_id: input.invoice.order_payment._id,
          ...receivingFields(input.receiving), ...contactFields(input.contact),
        }, { signal, timeout: CALL_TIMEOUT.pay })),
    },
  });
