import { createActor } from 'xstate';
import type { CurrentLocation } from '../../contract/entities/address.ts';
import { toCartView } from '../../machines/cart/cart.view.ts';
import type { Api } from '../api/api.ts';
import { actorFlow } from './actor-flow.ts';
import { cartWith } from './cart-ports.ts';

/** The basket's flow, started; its view is what is seen of it. */
export const cartFlow = (api: Api, place: () => CurrentLocation | null) => actorFlow(createActor(cartWith(api, place)), toCartView);
