import { checkoutModel } from '#machines/checkout/checkout.model.ts';
import { describeNearby } from '../harness/describe-nearby.ts';

describeNearby(checkoutModel);
