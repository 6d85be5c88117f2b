import { profileModel } from '#machines/profile/profile.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(profileModel);
