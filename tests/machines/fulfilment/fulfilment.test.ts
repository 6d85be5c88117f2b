import { fulfilmentModel } from '#machines/fulfilment/fulfilment.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(fulfilmentModel);
