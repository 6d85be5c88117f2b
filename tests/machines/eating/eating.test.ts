import { eatingModel } from '#machines/eating/eating.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(eatingModel);
