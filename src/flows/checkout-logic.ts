import type { addressMachine } from '../../machines/address/address.machine.ts';
import type { invoiceMachine } from '../../machines/invoice/invoice.machine.ts';
import type { orderPlacementMachine } from '../../machines/order-placement/order-placement.machine.ts';
import type { promoMachine } from '../../machines/promo/promo.machine.ts';
import type { receivingContactMachine } from '../../machines/receiving-contact/receiving-contact.machine.ts';
import type { walletSwitchMachine } from '../../machines/wallet-switch/wallet-switch.machine.ts';

/** The flows of a checkout, every port filled; they live as long as the basket page. */
export type CheckoutLogic = {
  readonly invoice: typeof invoiceMachine;
  readonly promo: typeof promoMachine;
  readonly address: typeof addressMachine;
  readonly contact: typeof receivingContactMachine;
  readonly wallet: typeof walletSwitchMachine;
  readonly placement: typeof orderPlacementMachine;
};
