import { commandModel } from '#machines/command/command.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(commandModel);
