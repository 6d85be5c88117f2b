import { createContext, use } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ApiContext.Provider;

/** The door to the server. @throws Error outside an ApiProvider */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
