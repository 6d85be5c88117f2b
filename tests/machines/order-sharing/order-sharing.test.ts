import { orderSharingModel } from '#machines/order-sharing/order-sharing.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(orderSharingModel);
