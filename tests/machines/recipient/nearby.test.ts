import { recipientModel } from '#machines/recipient/recipient.model.ts';
import { describeNearby } from '#statecharts/describe-nearby.ts';

describeNearby(recipientModel);
