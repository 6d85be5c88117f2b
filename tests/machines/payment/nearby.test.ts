import { paymentModel } from '#machines/payment/payment.model.ts';
import { describeNearby } from '#statecharts/describe-nearby.ts';

describeNearby(paymentModel);
