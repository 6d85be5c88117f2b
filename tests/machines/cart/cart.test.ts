import { cartModel } from '#machines/cart/cart.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(cartModel);
