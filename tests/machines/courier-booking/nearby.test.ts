import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { describeNearby } from '../harness/describe-nearby.ts';

describeNearby(courierBookingModel);
