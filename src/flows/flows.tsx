import { createContext, use } from 'react';
import type { EventFromLogic } from 'xstate';
import type { Place } from '#contract/calls/places.ts';
import type { cardsMachine } from '#machines/cards/cards.machine.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import type { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import type { DrawMap } from '../maps/drawn-map.ts';
import type { mapPinMachine } from '#machines/map-pin/map-pin.machine.ts';
import type { locationMachine } from '#machines/location/location.machine.ts';
import type { newPasswordMachine } from '#machines/new-password/new-password.machine.ts';
import type { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import type { referralMachine } from '#machines/referral/referral.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import type { CardProvider } from '../payments/card-provider.ts';
import type { LaterFlow, MachineFlow } from './flow.ts';
import type { CheckoutLogic } from './checkout/checkout-logic.ts';
import type { FirstPriceShown } from './checkout/first-price.ts';
import type { UnderWay } from './payment/under-way.ts';
import type { WhenFlow } from './when/when-flow.ts';

/** The search of one address field; who listens to `onFound` hears of the place that was meant. */
export type AddressSearchFlow = MachineFlow<typeof addressSearchMachine> & {
  readonly onFound: (heard: (place: Place) => void) => () => void;
};

/** The flows of one application: those that live as long as it does, and the logic of those that live with a screen. */
export type Flows = {
  readonly session: MachineFlow<typeof sessionMachine>;
  readonly location: MachineFlow<typeof locationMachine>;
  /** Makes the search of one address field. */
  readonly addressSearch: () => AddressSearchFlow;
  readonly when: WhenFlow;
  readonly cart: LaterFlow<CartView, EventFromLogic<typeof cartMachine>>;
  /** Brings the logic when its first screen opens: the same promise every time. */
  readonly signInLogic: () => Promise<typeof signInMachine>;
  readonly referralLogic: () => Promise<typeof referralMachine>;
  readonly newPasswordLogic: () => Promise<typeof newPasswordMachine>;
  readonly profileLogic: () => Promise<typeof profileMachine>;
  readonly newsletterLogic: () => Promise<typeof newsletterMachine>;
  readonly favouriteLogic: () => Promise<typeof favouriteMachine>;
  readonly checkoutLogic: () => Promise<CheckoutLogic>;
  readonly firstPrice: FirstPriceShown;
  readonly paymentLogic: () => Promise<typeof paymentMachine>;
  readonly cardsLogic: () => Promise<typeof cardsMachine>;
  /** Brings the card provider, for its fields: the same promise every time, a new one after a failed try. */
  readonly cardProvider: () => Promise<CardProvider>;
  readonly mapPinLogic: () => Promise<typeof mapPinMachine>;
  /** Brings what draws maps, when one is first looked at: the same promise every time, a new one after a failed try. */
  readonly mapDrawing: () => Promise<DrawMap>;
  readonly underWay: UnderWay;
};

const FlowsContext = createContext<Flows | null>(null);

/** Gives the flows to everything below. */
export const FlowsProvider = FlowsContext.Provider;

/** The application's flows. @throws Error outside a FlowsProvider */
export function useFlows(): Flows {
  const flows = use(FlowsContext);
  if (!flows) throw new Error('useFlows needs a FlowsProvider above it');
  return flows;
}
