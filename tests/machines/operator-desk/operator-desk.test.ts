import { operatorDeskModel } from '#machines/operator-desk/operator-desk.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(operatorDeskModel);
