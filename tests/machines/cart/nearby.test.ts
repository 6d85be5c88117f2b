import { cartModel } from '#machines/cart/cart.model.ts';
import { describeNearby } from '../harness/describe-nearby.ts';

describeNearby(cartModel);
