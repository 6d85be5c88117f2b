import { createContext, use } from 'react';
import type { EventFromLogic } from 'xstate';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { ToastsView } from '#machines/toasts/toasts.view.ts';
import type { Flow } from '../flow.ts';
import { lazyFlow } from '../lazy-flow.ts';

export type Toasts = Flow<ToastsView, EventFromLogic<typeof toastsMachine>>;

export const FIRST_TOASTS: ToastsView = { news: null };

export const createToasts = (): Toasts =>
  lazyFlow({ first: FIRST_TOASTS, loader: async () => (await import('./start-toasts.ts')).toastsFlow() });

const ToastsContext = createContext<Toasts>(createToasts());

export const ToastsProvider = ToastsContext.Provider;
export const useToasts = (): Toasts => use(ToastsContext);
