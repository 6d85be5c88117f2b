import { rideModel } from '#machines/ride/ride.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(rideModel);
