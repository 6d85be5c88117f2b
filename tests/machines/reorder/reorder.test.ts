import { reorderModel } from '#machines/reorder/reorder.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(reorderModel);
