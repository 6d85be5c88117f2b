import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import {
  END_FIELDS,
  missingOf,
  readParcel,
  type EndProblems,
  type ParcelDraft,
  type ParcelEnd,
  type ParcelLack,
  type ParcelWay,
} from '#domain/parcel/parcel-draft.ts';
import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import { goesSomewhere, NOTHING_BOOKED } from './booking-facts.ts';
import type { BookingContext, CourierInvoice } from './booking-types.ts';
import type { courierBookingMachine } from './courier-booking.machine.ts';
import { cheapest, inOrder, vehicleToHave, type OfferedVehicle, type VehicleList, type VehicleNews } from './vehicle-offers.ts';

export type { OfferedVehicle } from './vehicle-offers.ts';

/** The way and what it costs; major units. */
export type TripView =
  | { readonly is: 'unknown' }
  | { readonly is: 'asking' }
  | {
      readonly is: 'known';
      readonly vehicles: readonly OfferedVehicle[];
      readonly trip: VehicleList['trip'];
      readonly from: number | null;
    }
  | { readonly is: 'unavailable'; readonly failure: Failure | null };

export type CourierBookingView = {
  /** `handedOver`: the order of who was here before is still under way. */
  readonly is: 'recalling' | 'addresses' | 'payment' | 'placed' | 'handedOver' | 'nobody' | 'elsewhere' | 'broken';
  readonly draft: ParcelDraft;
  /** What is said of each field now; what was neither typed into nor left nor tried says nothing, but that it is the other end. */
  readonly problems: Readonly<Record<ParcelEnd, EndProblems>>;
  readonly missing: readonly ParcelLack[];
  readonly isTried: boolean;
  readonly way: ParcelWay | null;
  readonly trip: TripView;
  readonly vehicle: OfferedVehicle | null;
  readonly vehicleNews: VehicleNews | null;
  /** The newest price; of an earlier state while `isPricing`. */
  readonly invoice: CourierInvoice | null;
  readonly isPricing: boolean;
  readonly failure: CheckoutFailure | null;
  readonly recallFailure: Failure | null;
  readonly picturesComing: number;
};

function shown({ touched, isTried }: BookingContext, problems: CourierBookingView['problems']): CourierBookingView['problems'] {
  const of = (end: ParcelEnd) =>
    Object.fromEntries(
      END_FIELDS.flatMap((field) =>
        problems[end][field] && (isTried || problems[end][field] === 'same' || touched.includes(`${end}.${field}`))
          ? [[field, problems[end][field]]]
          : [],
      ),
    ) as EndProblems;
  return { pickup: of('pickup'), dropOff: of('dropOff') };
}

const isHandedOver = (snapshot: SnapshotFrom<typeof courierBookingMachine>): boolean => snapshot.matches({ open: { step: 'handedOver' } });

function tripOf(snapshot: SnapshotFrom<typeof courierBookingMachine>): TripView {
  const { list, listFailure } = snapshot.context;
  if (isHandedOver(snapshot)) return { is: 'unknown' };
  if (snapshot.matches({ open: { trip: 'unavailable' } })) return { is: 'unavailable', failure: listFailure };
  if (list) return { is: 'known', vehicles: inOrder(list), trip: list.trip, from: cheapest(list) };
  return { is: snapshot.matches({ open: { trip: 'asking' } }) ? 'asking' : 'unknown' };
}

function stepOf(snapshot: SnapshotFrom<typeof courierBookingMachine>): CourierBookingView['is'] {
  if (isHandedOver(snapshot)) return snapshot.context.successor?.customerId ? 'handedOver' : 'nobody';
  for (const state of ['recalling', 'nobody', 'elsewhere', 'broken'] as const) if (snapshot.matches(state)) return state;
  if (snapshot.matches({ open: { step: 'placed' } })) return 'placed';
  return snapshot.matches({ open: { step: 'addresses' } }) ? 'addresses' : 'payment';
}

export function toCourierBookingView(snapshot: SnapshotFrom<typeof courierBookingMachine>): CourierBookingView {
  // Nothing of the one before is anybody else's to see.
  const context = isHandedOver(snapshot) ? { ...snapshot.context, ...NOTHING_BOOKED } : snapshot.context;
  const { draft, list, sender } = context;
  const { way, problems } = readParcel(draft, sender.phoneCode);
  const vehicle = vehicleToHave(list, draft.vehicleId);
  return {
    is: stepOf(snapshot),
    draft,
    problems: shown(context, problems),
    missing: missingOf(problems, vehicle === null && goesSomewhere(draft)),
    isTried: context.isTried,
    way,
    trip: tripOf(snapshot),
    vehicle,
    vehicleNews: context.vehicleNews,
    invoice: context.invoice,
    isPricing: snapshot.matches({ open: { step: 'saving' } }) || snapshot.matches({ open: { step: 'pricing' } }),
    failure: context.failure,
    recallFailure: context.recallFailure,
    picturesComing: context.picturesComing,
  };
}
