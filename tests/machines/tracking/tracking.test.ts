import { trackingModel } from '#machines/tracking/tracking.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(trackingModel);
