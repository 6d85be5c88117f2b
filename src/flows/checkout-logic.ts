import type { addressMachine } from '../../machines/address/address.machine.ts';
import type { invoiceMachine } from '../../machines/invoice/invoice.machine.ts';
import type { orderPlacementMachine } from '../../machines/order-placement/order-placement.machine.ts';
import type { promoMachine } from '../../machines/promo/promo.machine.ts';
import type { KeptContact, receivingContactMachine } from '../../machines/receiving-contact/receiving-contact.machine.ts';
import type { walletSwitchMachine } from '../../machines/wallet-switch/wallet-switch.machine.ts';

/** What was typed about who receives an order, kept while it is the same basket of the same holder. */
export type ContactMemory = {
  readonly read: () => KeptContact | null;
  readonly keep: (contact: KeptContact) => void;
  readonly forget: () => void;
};

/** The flows of a checkout, every port filled; they live as long as the basket page. */
export type CheckoutMachines = {
  readonly invoice: typeof invoiceMachine;
  readonly promo: typeof promoMachine;
  readonly address: typeof addressMachine;
  readonly contact: typeof receivingContactMachine;
  readonly wallet: typeof walletSwitchMachine;
  readonly placement: typeof orderPlacementMachine;
};

/** The flows of a checkout, and what it remembers of itself. */
export type CheckoutLogic = CheckoutMachines & { readonly memory: ContactMemory };
