import { trackingModel } from '#machines/tracking/tracking.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(trackingModel);
