import { profilePictureModel } from '#machines/profile-picture/profile-picture.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(profilePictureModel);
