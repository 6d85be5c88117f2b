import { activeOrdersModel } from '#machines/active-orders/active-orders.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(activeOrdersModel);
