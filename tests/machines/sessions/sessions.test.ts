import { sessionsModel } from '#machines/sessions/sessions.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(sessionsModel);
