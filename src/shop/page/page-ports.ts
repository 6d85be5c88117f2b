import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, type AnyEventObject } from 'xstate';
import type { Language } from '#contract/enumerations.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { CartEvent } from '#machines/cart/cart.setup.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import type { Elsewhere, PageContext, PageEvent, PersonNews, ToCart, ToOrders, ToPayments, ToWays } from '#machines/page/page.setup.ts';
import type { Api } from '#src/api/api.ts';
import { favouriteAddressesKey, forgetMine } from '#src/api/mine.ts';
import { forgetAnswers } from '#src/browser/answer-store.ts';
import { dropDrafts, handDraftsOver, keepNothingOfGuest } from '#src/browser/hand-drafts-over.ts';
import { subscribeToPage } from '#src/browser/subscribe-to-page.ts';
import { subscribeToStorage } from '#src/browser/subscribe-to-storage.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import { unsentBasket } from '../cart/unsent-basket.ts';
import type { DietsFlow } from '../diets/diets-flow.ts';
import type { StoredEats } from '../diets/stored-eats.ts';
import type { LazyFlow } from '../flow.ts';
import type { LocationFlow } from '../place/location-flow.ts';
import type { LoadOnce } from '../load-once.ts';
import { findPayment } from '../payment/find-payment.ts';
import type { PendingPaymentStore } from '../payment/pending-payment-types.ts';
import type { ActiveOrdersFlow } from '../active-orders/active-orders-flow.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { FulfilmentTimeFlow } from '../fulfilment/fulfilment-time-flow.ts';

export type PageDeps = BrowserStorages & {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly load: LoadOnce;
  readonly session: Pick<SessionFlow, 'getSnapshot' | 'subscribe' | 'send'>;
  readonly cart: LazyFlow<CartView, CartEvent>;
  readonly location: Pick<LocationFlow, 'send'>;
  readonly fulfilmentTime: Pick<FulfilmentTimeFlow, 'send' | 'isThere'>;
  readonly eats: StoredEats;
  readonly diets: Pick<DietsFlow, 'send' | 'isThere'>;
  readonly pendingPayment: Pick<PendingPaymentStore, 'getSnapshot' | 'subscribe'>;
  readonly orders: Pick<ActiveOrdersFlow, 'send' | 'isThere'>;
  readonly language: { readonly now: () => Language; readonly speak: (language: Language) => Promise<void> };
  readonly ways: {
    /** Which page it is, within our own address. */
    readonly here: () => string;
    readonly out: () => void;
    readonly back: (href: string) => void;
    readonly leaveDialog: () => void;
  };
};

type Send = (event: PageEvent) => void;
const port = <Received extends AnyEventObject>(
  listen: (send: Send) => (() => void) | void,
  take: (event: Received) => void = () => undefined,
) =>
  fromCallback<Received, undefined>(({ sendBack, receive }) => {
    receive(take);
    return listen(sendBack as Send);
  });
const noEvents = () => undefined;

/**
 * Who is really signed in, where another tab ended the session, began it anew or holds a newer one (such as after a change of the
 * password); undefined where the news holds.
 */
function changedElsewhere(news: StoredUser | null, before: StoredUser | null, stored: StoredUser | null): StoredUser | null | undefined {
  const isStoredAnother = stored?.server_token !== before?.server_token;
  if (news) return news.server_token === before?.server_token && isStoredAnother ? stored : undefined;
  return stored && isStoredAnother ? stored : undefined;
}

/** Keeps who is signed in for all tabs, and hears what these keep. @param remembered who the page began with */
function sessionPort({ session, storage, ways }: PageDeps, remembered: StoredUser | null) {
  let kept = remembered;
  const onChange = (send: Send) => () => {
    const { user, endedBy } = session.getSnapshot().context;
    if (user === kept) return;
    const stored = storage.read('user');
    const otherwise = changedElsewhere(user, kept, stored);
    if (otherwise !== undefined)
      return session.send(otherwise ? { type: 'customer.signedIn', user: otherwise } : { type: 'otherTab.signedOut' });
    const before = kept?._id;
    kept = user;
    if (user) {
      storage.write('user', user);
      storage.forget('storefront.ended_session');
    } else {
      if (endedBy === 'server' && before !== undefined) storage.write('storefront.ended_session', { customerId: before });
      storage.forget('user');
    }
    const isEndedByServer = !user && storage.read('storefront.ended_session')?.customerId === before;
    send({ type: 'who.updated', customerId: user?._id ?? null, isEndedByServer, href: ways.here() });
  };
  const look = () => {
    const user = storage.read('user');
    const mine = session.getSnapshot().context.user;
    if (!user && mine) session.send({ type: 'otherTab.signedOut' });
    if (user && user._id !== mine?._id) session.send({ type: 'customer.signedIn', user });
    // A heart was pressed in another tab.
    else if (user && mine?.server_token === user.server_token && mine.favourite_stores.join() !== user.favourite_stores.join())
      session.send({ type: 'customer.changed', user });
  };
  return fromCallback<{ type: 'session.looked' }, undefined>(({ sendBack, receive }) => {
    const send = sendBack as Send;
    const lookAtAll = () => {
      look();
      // Whose session the server ended has signed in and out elsewhere: nothing waits for them any more.
      if (session.getSnapshot().context.user === null && storage.read('storefront.ended_session') === null)
        send({ type: 'who.updated', customerId: null, isEndedByServer: false, href: ways.here() });
    };
    receive(lookAtAll);
    const stop = session.subscribe(onChange(send));
    onChange(send)();
    // Who signed in or out elsewhere while this page came reached nobody here.
    lookAtAll();
    return stop;
  });
}

function draftsPort(deps: PageDeps) {
  const { storage, session, eats, diets, fulfilmentTime, queryClient } = deps;
  return port<PersonNews>(noEvents, (news) => {
    const customerId = 'customerId' in news ? news.customerId : null;
    if (news.type === 'customer.ended') keepNothingOfGuest(storage);
    else if (news.type === 'customer.left') {
      dropDrafts(deps, customerId);
      if (fulfilmentTime.isThere()) fulfilmentTime.send({ type: 'customer.left' });
    } else handDraftsOver(deps, news.customerId, session.getSnapshot().context.user?.eats ?? null);
    eats.refresh();
    const kept = eats.of(customerId);
    if (kept || diets.isThere()) diets.send({ type: 'customer.updated', customerId, kept: customerId === null ? null : kept });
    forgetMine(queryClient);
    if (news.type !== 'customer.arrived') void forgetAnswers('mine');
    // Where who left has looked around stays with nobody.
    if (news.type === 'customer.left') void forgetAnswers('public');
  });
}

const stampOf = (view: CartView): string | null =>
  'cart' in view && view.cart ? `${view.cart.cart_id ?? ''} ${view.cart.cart_version}` : null;
const idOf = (stamp: string | null): string => (stamp ?? '').split(' ')[0] ?? '';

function cartPort({ cart, storage, tabStorage }: PageDeps) {
  let written: string | null = null;
  const note = () => {
    const stamp = stampOf(cart.getSnapshot());
    // Once: another tab may know of a newer one by now.
    if (stamp === null || stamp === written) return;
    written = stamp;
    if (storage.read('storefront.basket') !== stamp) storage.write('storefront.basket', stamp);
  };
  const begin = (customerId: string | null) => {
    const unsent = customerId === null ? null : unsentBasket({ storage, tabStorage }, () => customerId).read();
    cart.send({ type: 'cart.left', unsent });
  };
  const look = () => cart.send({ type: 'cart.moved' });
  return port<ToCart>(
    () => {
      const stop = cart.subscribe(note);
      note();
      return stop;
    },
    (news) => {
      if (news.type === 'customer.ended') begin(null);
      else if (news.type === 'customer.left') begin(news.customerId);
      // What the guest has in their basket goes along; of an empty one the page must not be led home.
      else if (news.type === 'customer.arrived' || news.type === 'customer.returned')
        if (cart.getSnapshot().is === 'filled') look();
        else begin(news.customerId);
      else if (news.type === 'basket.changed') look();
      else if (!cart.isThere()) return;
      // Another basket than the one on the screen, an ordered one perhaps: nothing of it is shown again.
      else if (news.type === 'page.restored' && idOf(storage.read('storefront.basket')) !== idOf(stampOf(cart.getSnapshot()))) begin(null);
      else look();
    },
  );
}

const ELSEWHERE: Readonly<Record<string, Elsewhere>> = {
  user: 'customer',
  cart_unique_token: 'guest',
  'storefront.basket': 'basket',
  current_location: 'place',
  language: 'language',
  'storefront.favourite_addresses': 'addresses',
};

const browserPort = ({ storage, cart }: PageDeps) =>
  port((send) => {
    const stops = [
      subscribeToStorage(({ key }) => {
        const what = ELSEWHERE[key ?? ''];
        const isKnown = what === 'basket' && [null, stampOf(cart.getSnapshot())].includes(storage.read('storefront.basket'));
        if (what && !isKnown) send({ type: 'changed.elsewhere', what });
      }),
      subscribeToPage(send),
    ];
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'page.restored' });
    };
    window.addEventListener('pageshow', restored);
    return () => {
      window.removeEventListener('pageshow', restored);
      stops.forEach((stop) => stop());
    };
  });

const othersPort = ({ storage, location, language, queryClient, session }: PageDeps) =>
  port<{ type: 'changed.elsewhere'; what: Elsewhere }>(noEvents, ({ what }) => {
    if (what === 'place') {
      const place = storage.read('current_location');
      if (place) location.send({ type: 'place.chosen', place });
    } else if (what === 'language') {
      const kept = storage.read('language');
      if (kept && kept !== language.now()) language.speak(kept).catch(() => undefined);
    } else {
      const queryKey = favouriteAddressesKey(session.getSnapshot().context.user?._id ?? null);
      queryClient.invalidateQueries({ queryKey }).catch(() => undefined);
    }
  });

export const pageInput = (tabStorage: BrowserStorage, remembered: StoredUser | null): Omit<PageContext, 'paying'> => ({
  customerId: remembered?._id ?? null,
  ledOut: tabStorage.read('storefront.led_out'),
});

export const pageWith = (deps: PageDeps, remembered: StoredUser | null): typeof pageMachine => {
  const { tabStorage, ways, orders, pendingPayment } = deps;
  return pageMachine.provide({
    actors: {
      session: sessionPort(deps, remembered),
      drafts: draftsPort(deps),
      cart: cartPort(deps),
      browser: browserPort(deps),
      others: othersPort(deps),
      payments: port<ToPayments>(
        (send) => {
          const look = () => {
            const { basket, parcel } = pendingPayment.getSnapshot();
            send({ type: 'payment.updated', basket: basket !== null, parcel: parcel !== null });
          };
          look();
          return pendingPayment.subscribe(look);
          // Where its part does not come, the next page load knows.
        },
        ({ customerId }) => void findPayment(deps, customerId).catch(() => undefined),
      ),
      ways: port<ToWays>(noEvents, (news) => {
        if (news.type === 'led.out') {
          tabStorage.write('storefront.led_out', news.ledOut);
          ways.out();
        } else if (news.type === 'signedIn') ways.leaveDialog();
        else tabStorage.forget('storefront.led_out');
        if (news.type === 'led.back') ways.back(news.href);
      }),
      orders: port<ToOrders>(noEvents, (news) => {
        if (news.type === 'customer.changed' && news.customerId === null && !orders.isThere()) return;
        orders.send(news);
      }),
    },
  });
};
