import { and, assign, sendTo, setup } from 'xstate';
import type { ChartTypes } from '#statecharts/model.ts';
import { callbackPort } from '#statecharts/port.ts';

/** Whom the server's end of a session led out of which of our pages: they are led back when they sign in again here. */
export type LedOut = { readonly customerId: string; readonly href: string };

export type Elsewhere = 'customer' | 'guest' | 'basket' | 'place' | 'language' | 'addresses';

export type PageContext = {
  readonly customerId: string | null;
  readonly ledOut: LedOut | null;
  readonly paying: { readonly basket: boolean; readonly parcel: boolean };
};

/** `href`: the page that is left, within our own address. */
export type WhoUpdated = {
  readonly type: 'who.updated';
  readonly customerId: string | null;
  readonly isEndedByServer: boolean;
  readonly href: string;
};

export type PageEvent =
  | WhoUpdated
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** It comes back by Back or Forward as it was left: it received no events meanwhile. */
  | { type: 'page.restored' }
  | { type: 'network.back' }
  | { type: 'changed.elsewhere'; what: Elsewhere }
  | { type: 'payment.updated'; basket: boolean; parcel: boolean };

export type PersonNews =
  /** Their session was ended by the server: what they typed waits for them, and is shown to nobody. */
  | { type: 'customer.ended' }
  /** They signed out, or somebody else is here instead: what they typed is gone. */
  | { type: 'customer.left'; customerId: string | null }
  /** A guest signed in: what the guest typed goes along. */
  | { type: 'customer.arrived'; customerId: string }
  /** Whose session the server ended has signed in again. */
  | { type: 'customer.returned'; customerId: string };

export type ToCart = PersonNews | { type: 'basket.looked' } | { type: 'basket.changed' } | { type: 'page.restored' };
export type ToWays =
  | { type: 'led.out'; ledOut: LedOut }
  | { type: 'led.back'; href: string }
  | { type: 'forgotten' }
  | { type: 'signedIn' };
/** Whoever signs in may have begun a payment on another device. */
export type ToPayments = { type: 'payment.sought'; customerId: string };
export type ToOrders = { type: 'customer.changed'; customerId: string | null } | { type: 'orders.wanted' };

const somebodyIn = (event: PageEvent): string => (event as WhoUpdated).customerId ?? '';

export const pageSetup = setup({
  types: {} as ChartTypes & {
    input: Omit<PageContext, 'paying'>;
    context: PageContext;
    events: PageEvent;
    children: {
      session: 'session';
      browser: 'browser';
      payments: 'payments';
      drafts: 'drafts';
      cart: 'cart';
      others: 'others';
      ways: 'ways';
      orders: 'orders';
    };
    tags: 'blocked';
  },
  actors: {
    session: callbackPort<undefined, { type: 'session.looked' }>('session'),
    browser: callbackPort('browser'),
    payments: callbackPort<undefined, ToPayments>('payments'),
    drafts: callbackPort<undefined, PersonNews>('drafts'),
    cart: callbackPort<undefined, ToCart>('cart'),
    others: callbackPort<undefined, { type: 'changed.elsewhere'; what: Elsewhere }>('others'),
    ways: callbackPort<undefined, ToWays>('ways'),
    orders: callbackPort<undefined, ToOrders>('orders'),
  },
  guards: {
    'somebody is here': ({ context }) => context.customerId !== null,
    'somebody was led out': ({ context }) => context.ledOut !== null,
    'nobody is here by now': ({ event }) => event.type === 'who.updated' && event.customerId === null,
    'nobody is waited for': ({ event }) => event.type === 'who.updated' && event.customerId === null && !event.isEndedByServer,
    'the server ended the session': ({ event }) => event.type === 'who.updated' && event.customerId === null && event.isEndedByServer,
    'somebody else is here': ({ context, event }) =>
      event.type === 'who.updated' && event.customerId !== null && event.customerId !== context.customerId,
    'it is who was led out': ({ context, event }) =>
      event.type === 'who.updated' && event.customerId !== null && event.customerId === context.ledOut?.customerId,
    'somebody signed in': ({ event }) => event.type === 'who.updated' && event.customerId !== null,
    'the basket may be another one': ({ event }) =>
      event.type === 'changed.elsewhere' && (event.what === 'basket' || event.what === 'guest'),
    'somebody may have signed in or out': ({ event }) => event.type === 'changed.elsewhere' && event.what === 'customer',
    'a payment is over': ({ context: { paying }, event }) =>
      event.type === 'payment.updated' && ((paying.basket && !event.basket) || (paying.parcel && !event.parcel)),
    'somebody is here and a payment is over': and(['somebody is here', 'a payment is over']),
  },
  actions: {
    'keep who it is': assign(({ event }) => (event.type === 'who.updated' ? { customerId: event.customerId } : {})),
    'keep where they were': assign(({ context, event }) =>
      event.type === 'who.updated' && context.customerId !== null ? { ledOut: { customerId: context.customerId, href: event.href } } : {},
    ),
    'forget where they were': assign({ ledOut: null }),
    'drop what they typed': sendTo('drafts', ({ event }) => ({ type: 'customer.left', customerId: (event as WhoUpdated).customerId })),
    'drop their basket': sendTo('cart', ({ event }) => ({ type: 'customer.left', customerId: (event as WhoUpdated).customerId })),
    'keep what they typed for them': sendTo('drafts', { type: 'customer.ended' }),
    'keep their basket for them': sendTo('cart', { type: 'customer.ended' }),
    'hand over what the guest typed': sendTo('drafts', ({ event }) => ({ type: 'customer.arrived', customerId: somebodyIn(event) })),
    'hand over the guest’s basket': sendTo('cart', ({ event }) => ({ type: 'customer.arrived', customerId: somebodyIn(event) })),
    'give back what they typed': sendTo('drafts', ({ event }) => ({ type: 'customer.returned', customerId: somebodyIn(event) })),
    'give back their basket': sendTo('cart', ({ event }) => ({ type: 'customer.returned', customerId: somebodyIn(event) })),
    'follow whose orders they are': sendTo('orders', ({ event }) => ({
      type: 'customer.changed',
      customerId: (event as WhoUpdated).customerId,
    })),
    'look for their payment': sendTo('payments', ({ event }): ToPayments => ({ type: 'payment.sought', customerId: somebodyIn(event) })),
    'look for orders': sendTo('orders', { type: 'orders.wanted' }),
    'lead out': sendTo('ways', ({ context }) => ({ type: 'led.out', ledOut: context.ledOut as LedOut })),
    'lead back': sendTo('ways', ({ context }) => ({ type: 'led.back', href: context.ledOut?.href ?? '/' })),
    'lead nobody back': sendTo('ways', { type: 'forgotten' }),
    'take the sign-in dialog away': sendTo('ways', { type: 'signedIn' }),
    'keep what is being paid': assign(({ event }) =>
      event.type === 'payment.updated' ? { paying: { basket: event.basket, parcel: event.parcel } } : {},
    ),
    'bring the basket': sendTo('cart', { type: 'basket.changed' }),
    'look at the basket': sendTo('cart', { type: 'basket.looked' }),
    'see whose basket it is': sendTo('cart', { type: 'page.restored' }),
    'see who is here': sendTo('session', { type: 'session.looked' }),
    'read it anew': sendTo('others', ({ event }) => event as Extract<PageEvent, { type: 'changed.elsewhere' }>),
  },
});
