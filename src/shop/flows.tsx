import { createContext, use } from 'react';
import type { Flows } from './create-flows.ts';

const FlowsContext = createContext<Flows | null>(null);

export const FlowsProvider = FlowsContext.Provider;

/** The application's flows. @throws Error outside a FlowsProvider */
export function useFlows(): Flows {
  const flows = use(FlowsContext);
  if (!flows) throw new Error('useFlows needs a FlowsProvider above it');
  return flows;
}
