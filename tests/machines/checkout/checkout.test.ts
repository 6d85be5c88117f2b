import { checkoutModel } from '#machines/checkout/checkout.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(checkoutModel);
