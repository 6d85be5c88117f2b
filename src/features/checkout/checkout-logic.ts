import type { CheckoutInput } from '#machines/checkout/checkout.setup.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { invoiceMachine } from '#machines/invoice/invoice.machine.ts';
import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';
import type { FirstPrice } from '#src/shop/payment/first-price.ts';

/** The checkout with every port filled; it lives as long as the basket page. */
export type CheckoutLogic = {
  readonly machine: typeof checkoutMachine;
  /** The pricing alone, for who draws the page before it is there. */
  readonly invoice: typeof invoiceMachine;
  /** What a checkout begins with that is received this way; `priced` is a price that the page came with. */
  readonly begin: (fulfilment: FulfilmentChoice, priced: FirstPrice | null) => CheckoutInput;
};
