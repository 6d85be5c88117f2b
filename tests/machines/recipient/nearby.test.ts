import { recipientModel } from '#machines/recipient/recipient.model.ts';
import { describeNearby } from '../harness/describe-nearby.ts';

describeNearby(recipientModel);
