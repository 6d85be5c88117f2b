import { referralModel } from '#machines/referral/referral.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(referralModel);
