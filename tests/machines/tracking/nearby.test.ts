import { trackingModel } from '#machines/tracking/tracking.model.ts';
import { describeNearby } from '#statecharts/describe-nearby.ts';

describeNearby(trackingModel);
