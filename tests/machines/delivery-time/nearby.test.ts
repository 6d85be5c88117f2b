import { deliveryTimeModel } from '#machines/delivery-time/delivery-time.model.ts';
import { describeNearby } from '#statecharts/describe-nearby.ts';

describeNearby(deliveryTimeModel);
