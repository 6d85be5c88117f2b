import { paymentModel } from '#machines/payment/payment.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(paymentModel);
