import { checkoutModel } from '#machines/checkout/checkout.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(checkoutModel);
