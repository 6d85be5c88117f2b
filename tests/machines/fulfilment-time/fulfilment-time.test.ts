import { fulfilmentTimeModel } from '#machines/fulfilment-time/fulfilment-time.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(fulfilmentTimeModel);
