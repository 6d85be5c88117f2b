import { signInModel } from '#machines/sign-in/sign-in.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(signInModel);
