import type { CheckoutInput } from '#machines/checkout/checkout.setup.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { invoiceMachine } from '#machines/invoice/invoice.machine.ts';
import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';
import type { FirstPrice } from '#src/shop/payment/first-price.ts';

export type CheckoutLogic = {
  readonly machine: typeof checkoutMachine;
  readonly invoice: typeof invoiceMachine;
  readonly begin: (fulfilment: FulfilmentChoice, priced: FirstPrice | null) => CheckoutInput;
};
