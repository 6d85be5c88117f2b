import { eatingModel } from '#machines/eating/eating.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(eatingModel);
