import { cancellationModel } from '#machines/cancellation/cancellation.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(cancellationModel);
