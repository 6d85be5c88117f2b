import { paymentModel } from '#machines/payment/payment.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(paymentModel);
