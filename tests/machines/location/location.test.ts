import { locationModel } from '#machines/location/location.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(locationModel);
