import { toastsModel } from '#machines/toasts/toasts.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(toastsModel);
