import { activeOrdersModel } from '#machines/active-orders/active-orders.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(activeOrdersModel);
