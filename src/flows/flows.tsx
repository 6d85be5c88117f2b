import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addressSearchMachine } from '../../machines/address-search/address-search.machine.ts';
import type { locationMachine } from '../../machines/location/location.machine.ts';
import type { orderPlacementMachine } from '../../machines/order-placement/order-placement.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import type { CartFlow } from './cart-flow.ts';

/** The flows of one application: the actors that live as long as it does, and the logic of those that live with a screen. */
export type Flows = {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly location: ActorRefFrom<typeof locationMachine>;
  readonly cart: CartFlow;
  /** One address being searched for: lives with its field. */
  readonly addressSearch: typeof addressSearchMachine;
  /** Brings the logic when its first screen opens: the same promise every time. */
  readonly signInLogic: () => Promise<typeof signInMachine>;
  readonly orderPlacementLogic: () => Promise<typeof orderPlacementMachine>;
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
