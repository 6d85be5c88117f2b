import { recipientModel } from '#machines/recipient/recipient.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(recipientModel);
