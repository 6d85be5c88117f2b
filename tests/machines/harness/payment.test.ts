import { describeMachine } from '#statecharts/describe-machine.ts';
import { paymentModel } from './fixtures/payment.model.ts';

describeMachine(paymentModel);
