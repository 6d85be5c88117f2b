import { paymentModel } from '#machines/payment/payment.model.ts';
import { describeNearby } from '../harness/describe-nearby.ts';

describeNearby(paymentModel);
