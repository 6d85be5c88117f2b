import { newPasswordModel } from '#machines/new-password/new-password.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(newPasswordModel);
