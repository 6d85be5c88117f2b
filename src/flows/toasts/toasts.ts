import { createContext, use } from 'react';
import type { SuccessCode } from '#contract/success-codes.ts';
import type { Flow } from '../flow.ts';
import { createHolder } from '../holder.ts';

/** An item that came into the basket, and what the basket then holds; the amount in minor units. */
export type Added = { readonly name: string; readonly count: number; readonly amount: number; readonly currency: string };
/** Good news, said once: a message of the second code table, or what came into the basket: an item, or an order of a store's once more, by its name. */
export type GoodNews = { readonly code: SuccessCode } | { readonly added: Added } | { readonly repeated: Added };
export type Toasts = Flow<GoodNews | null, GoodNews | null>;

/** The good news of the moment: the newest takes the place of the one before. Sending null takes it away. */
export const createToasts = (): Toasts => createHolder<GoodNews>();

const ToastsContext = createContext<Toasts>(createToasts());

/** Gives the good news to everything below. */
export const ToastsProvider = ToastsContext.Provider;
export const useToasts = (): Toasts => use(ToastsContext);
