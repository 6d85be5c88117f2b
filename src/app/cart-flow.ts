import { createActor } from 'xstate';
import { toCartView } from '../../machines/cart/cart.view.ts';
import type { Flows } from '../flows/flows.tsx';
import type { Api } from '../api/api.ts';
import { actorFlow } from './actor-flow.ts';
import { cartWith } from './cart-ports.ts';
import { firstDestination } from './first-destination.ts';
import { geocoderFor } from './geocoder.ts';
import { locate } from './locate.ts';
import { cartToken, type Keeper } from './storage.ts';

/** The basket's flow, started; its view is what is seen of it. */
export const cartFlow = (api: Api, keeper: Keeper, { location, session }: Pick<Flows, 'location' | 'session'>) =>
  actorFlow(createActor(cartWith({
    api,
    holder: () => session.seen().context.user?._id ?? cartToken(keeper),
    destination: (signal) => firstDestination(location.seen().context.place, (enough) => locate(geocoderFor(api), enough), signal),
    drawn: () => new Promise((done) => { setTimeout(done); }),
  })), toCartView);
