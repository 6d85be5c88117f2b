import { leadModel } from '#machines/lead/lead.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(leadModel);
