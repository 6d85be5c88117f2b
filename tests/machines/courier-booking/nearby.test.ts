import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { describeNearby } from '#statecharts/describe-nearby.ts';

describeNearby(courierBookingModel);
