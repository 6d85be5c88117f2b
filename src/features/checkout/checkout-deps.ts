import { fromCallback, type AnyEventObject } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import { internationalPhone, phoneCodeOf } from '#domain/phone.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import type { CheckoutNews, Customer, StoreUpdated } from '#machines/checkout/checkout.setup.ts';
import type { KeptContact } from '#machines/recipient/recipient.machine.ts';
import type { CodeKept } from '#machines/promo/promo.machine.ts';
import type { WayKept } from '#machines/order-placement/order-placement.setup.ts';
import type { Api } from '#src/api/api.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import type { ContactMemory } from '#src/shop/cart/contact-memory.ts';
import type { FirstPriceShown } from '#src/shop/payment/first-price.ts';
import type { Flow } from '#src/shop/flow.ts';
import type { LocationFlow } from '#src/shop/place/location-flow.ts';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';
import { isTimeDecided, fulfilmentWanted } from '#src/shop/fulfilment/fulfilment-wanted.ts';
import { promoMemory } from '#src/shop/payment/promo-ports.ts';
import { wayMemory } from '#src/shop/payment/way-to-pay.ts';
import type { FulfilmentTimeEvent, FulfilmentTimeView } from '#src/shop/fulfilment/fulfilment-time-flow.ts';

export type CheckoutDeps = BrowserStorages & {
  readonly api: Pick<Api, 'language'>;
  readonly cart: Flow<CartView, { readonly type: 'cart.moved' }>;
  readonly session: Pick<SessionFlow, 'getSnapshot' | 'subscribe'>;
  readonly location: Pick<LocationFlow, 'send'>;
  readonly fulfilmentTime: Flow<FulfilmentTimeView, FulfilmentTimeEvent>;
  readonly firstPrice: Pick<FirstPriceShown, 'forget'>;
};

export const customerOf = (user: StoredUser | null): Customer => ({
  id: user?._id ?? '',
  name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
  phone: user?.phone ? internationalPhone(user.phone, phoneCodeOf(user)) : '',
});

/** What the price stands on beside the way of receiving; null while nobody knows what is in the basket. */
export function priceKeyOf({ api, cart, session }: Pick<CheckoutDeps, 'api' | 'cart' | 'session'>): string | null {
  const basket = cart.getSnapshot();
  if (basket.is !== 'filled' || !basket.cart) return null;
  return [basket.cart.cart_id, basket.cart.cart_version, api.language(), session.getSnapshot().context.user?._id].join(' ');
}

type Send = (news: CheckoutNews) => void;
const following = <Received extends AnyEventObject>(
  subscribe: (listener: () => void) => () => void,
  sendNow: (send: Send) => void,
  take: (event: Received) => void = () => undefined,
) =>
  fromCallback<Received, undefined>(({ sendBack, receive }) => {
    receive(take);
    sendNow(sendBack);
    return subscribe(() => sendNow(sendBack));
  });

export function subscriptionsOf(deps: CheckoutDeps, memory: ContactMemory) {
  const { cart, session, fulfilmentTime, firstPrice } = deps;
  const both = (listener: () => void) => {
    const stops = [cart.subscribe(listener), session.subscribe(listener)];
    return () => stops.forEach((stop) => stop());
  };
  return {
    basket: following<{ type: 'cart.moved' }>(
      both,
      (send) => {
        const priceKey = priceKeyOf(deps);
        if (priceKey !== null) send({ type: 'priceKey.updated', priceKey });
      },
      cart.send,
    ),
    customer: following(session.subscribe, (send) =>
      send({ type: 'customer.updated', customer: customerOf(session.getSnapshot().context.user) }),
    ),
    fulfilmentTime: following<StoreUpdated>(
      fulfilmentTime.subscribe,
      (send) =>
        send({
          type: 'fulfilment.updated',
          fulfilment: fulfilmentWanted(fulfilmentTime.getSnapshot()),
          isDecided: isTimeDecided(fulfilmentTime.getSnapshot()),
        }),
      fulfilmentTime.send,
    ),
    memory: fromCallback<{ type: 'contact.typed'; kept: KeptContact } | CodeKept | WayKept, undefined>(({ receive, sendBack }) => {
      const way = wayMemory(deps, sendBack);
      const code = promoMemory(deps, 'basket', sendBack);
      receive((news) => {
        if (news.type === 'way.kept') way.keep(news);
        else if (news.type === 'code.kept') code.keep(news);
        else memory.keep(news.kept);
      });
      return () => {
        way.stop();
        code.stop();
      };
    }),
    firstPrice: fromCallback<AnyEventObject, undefined>(() => firstPrice.forget()),
  };
}
