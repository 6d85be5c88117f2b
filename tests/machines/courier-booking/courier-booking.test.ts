import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(courierBookingModel);
