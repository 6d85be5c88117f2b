import { recipientModel } from '#machines/recipient/recipient.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(recipientModel);
