import { profileModel } from '#machines/profile/profile.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(profileModel);
