import { deliveryTimeModel } from '#machines/delivery-time/delivery-time.model.ts';
import { describeNearby } from '../harness/describe-nearby.ts';

describeNearby(deliveryTimeModel);
