import { checkoutModel } from '#machines/checkout/checkout.model.ts';
import { describeNearby } from '#statecharts/describe-nearby.ts';

describeNearby(checkoutModel);
