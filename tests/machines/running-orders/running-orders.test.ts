import { runningOrdersModel } from '#machines/running-orders/running-orders.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(runningOrdersModel);
