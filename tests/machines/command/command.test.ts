import { commandModel } from '#machines/command/command.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(commandModel);
