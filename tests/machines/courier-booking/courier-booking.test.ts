import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(courierBookingModel);
