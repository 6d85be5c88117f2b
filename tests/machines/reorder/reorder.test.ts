import { reorderModel } from '#machines/reorder/reorder.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(reorderModel);
