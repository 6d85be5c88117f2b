import { rideModel } from '#machines/ride/ride.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(rideModel);
