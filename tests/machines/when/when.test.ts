import { whenModel } from '#machines/when/when.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(whenModel);
