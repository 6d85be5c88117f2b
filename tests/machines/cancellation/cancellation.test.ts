import { cancellationModel } from '#machines/cancellation/cancellation.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(cancellationModel);
