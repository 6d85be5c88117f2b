import { courierMapModel } from '#machines/courier-map/courier-map.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(courierMapModel);
