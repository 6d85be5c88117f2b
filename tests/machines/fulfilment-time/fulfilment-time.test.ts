import { fulfilmentTimeModel } from '#machines/fulfilment-time/fulfilment-time.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(fulfilmentTimeModel);
