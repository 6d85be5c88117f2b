import { cartModel } from '#machines/cart/cart.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(cartModel);
