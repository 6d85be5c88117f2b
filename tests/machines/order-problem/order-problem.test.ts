import { orderProblemModel } from '#machines/order-problem/order-problem.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(orderProblemModel);
