import { cartModel } from '#machines/cart/cart.model.ts';
import { describeNearby } from '#statecharts/describe-nearby.ts';

describeNearby(cartModel);
