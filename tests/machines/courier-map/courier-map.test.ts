import { courierMapModel } from '#machines/courier-map/courier-map.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(courierMapModel);
