import { courierBookingModel } from '#machines/courier-booking/courier-booking.model.ts';
import { carouge, servette } from '#machines/courier-booking/sample-parcel.ts';
import { parcelPicturesModel } from '#machines/parcel-pictures/parcel-pictures.model.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { anyModel, type AnyModel } from '#statecharts/any-model.ts';
import { courierJourneys } from './courier-journeys.ts';
import { address, placement, promo } from './payment-parts.ts';
import type { Part, System } from '#statecharts/draw/systems/system.ts';

const end = (id: string, title: string, destination: OrderAddress): Part => {
  const events: AnyModel['events'] = address.model.events.map((sample) =>
    'destination' in sample.event ? { ...sample, event: { ...sample.event, destination } } : sample,
  );
  return { ...address, id, src: 'end', model: { ...address.model, title, events } };
};

const root: Part = {
  id: 'booking',
  src: 'booking',
  page: 'courier-booking',
  model: anyModel(courierBookingModel),
  told: [
    'address.changed',
    'order.made',
    'trip.changed',
    'list.outdated',
    'vehicle.gone',
    'pictures.updated',
    'price.outdated',
    'order.begun',
    'order.rests',
    'way.kept',
  ],
  parts: [
    end('pickup', 'Pickup address', carouge),
    end('dropOff', 'Drop-off address', servette),
    { id: 'pictures', src: 'pictures', page: 'parcel-pictures', model: anyModel(parcelPicturesModel), told: [], parts: [] },
    promo,
    placement,
  ],
};

export const courierSystem: System = {
  name: 'courier-system',
  title: 'Sending a parcel, as a system',
  sentence: 'From two addresses to a courier’s order: all flows of the page run together, and tell each other what happens.',
  root,
  joined: [],
  journeys: courierJourneys,
};
