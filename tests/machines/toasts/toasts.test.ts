import { toastsModel } from '#machines/toasts/toasts.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(toastsModel);
