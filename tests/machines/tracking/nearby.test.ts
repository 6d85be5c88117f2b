import { trackingModel } from '#machines/tracking/tracking.model.ts';
import { describeNearby } from '../harness/describe-nearby.ts';

describeNearby(trackingModel);
