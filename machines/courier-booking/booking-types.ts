import type { courierCalls } from '#contract/calls/courier.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Failure } from '#contract/failure.ts';
import type { BookingStep } from '#domain/parcel/booking-steps.ts';
import type { EndDraft, EndField, ParcelDraft, ParcelEnd, ParcelPayer } from '#domain/parcel/parcel-draft.ts';
import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import type { OrderPlacementEmitted, WayKnown } from '../order-placement/order-placement.setup.ts';
import type { CodeKept, CodeKnown } from '../promo/promo.machine.ts';
import type { ParcelPicturesEmitted } from '../parcel-pictures/parcel-pictures.setup.ts';
import type { Result } from '#contract/result.ts';
import type { VehicleList, VehicleNews, ShownVehicle } from './vehicle-offers.ts';

export type CourierInvoice = AnswerOf<typeof courierCalls.get_courier_order_invoice>;
export type Listed = Result<VehicleList, Failure>;
export type CartSaved = Result<{ readonly cartId: string | null }, Failure>;
export type CourierPriced = Result<CourierInvoice, CheckoutFailure>;
export type Recalled = Result<Pick<ParcelDraft, ParcelEnd | 'payer' | 'vehicleId'>, Failure>;

/** Who books, as their account says; numbers without a country code are read with `phoneCode`. */
export type Sender = { readonly name: string; readonly phone: string; readonly phoneCode: string };

/** A field of an end, as `pickup.phone`. */
export type EndFieldKey = `${ParcelEnd}.${EndField}`;

export type BookingCustomer = {
  readonly customerId: string;
  readonly sender: Sender;
  readonly draft: ParcelDraft | null;
};

export type BookingContext = {
  /** Whose parcel it is; '' for nobody. */
  readonly customerId: string;
  readonly sender: Sender;
  readonly successor: BookingCustomer | null;
  readonly draft: ParcelDraft;
  readonly touched: readonly EndFieldKey[];
  /** The way on was asked for: whatever is wrong is said. */
  readonly isTried: boolean;
  /** Where the page's address says that the booking stands; null once it stands there. */
  readonly wantedStep: BookingStep | null;
  readonly againOf: string | null;
  readonly list: VehicleList | null;
  readonly seen: ShownVehicle | null;
  readonly vehicleNews: VehicleNews | null;
  readonly cartId: string | null;
  readonly invoice: CourierInvoice | null;
  readonly failure: CheckoutFailure | null;
  readonly listFailure: Failure | null;
  readonly recallFailure: Failure | null;
  readonly picturesComing: number;
};

export type BookingNews =
  /** Back, Forward or a link: where the page's address says that the booking stands. */
  | { type: 'step.updated'; step: BookingStep }
  | { type: 'language.changed' }
  | { type: 'customer.updated'; customer: BookingCustomer }
  | { type: 'parcel.bookedElsewhere' }
  | WayKnown
  | CodeKnown;

export type BookingEvent =
  | CodeKept
  | BookingNews
  | OrderPlacementEmitted
  | ParcelPicturesEmitted
  | { type: 'address.changed'; destination: OrderAddress }
  | { type: 'field.typed'; end: ParcelEnd; part: Partial<Omit<EndDraft, 'address'>> }
  | { type: 'field.left'; end: ParcelEnd; field: EndField }
  | { type: 'ends.swapped' }
  | { type: 'payer.chosen'; payer: ParcelPayer }
  | { type: 'vehicle.picked'; vehicleId: string }
  | { type: 'details.confirmed' }
  | { type: 'trip.reconsidered' }
  | { type: 'payment.wanted' }
  | { type: 'retry.asked' }
  | { type: 'list.wanted' }
  | { type: 'failure.read' }
  | { type: 'again.wanted' }
  | { type: 'another.wanted' }
  | { type: 'trip.changed' }
  /** The machine's own: what is offered may not be true any more. */
  | { type: 'list.outdated' }
  | { type: 'order.made' }
  | { type: 'vehicle.gone' };

export type BookingInput = BookingCustomer & {
  readonly step: BookingStep;
  readonly againOf: string | null;
};

export type StepShown = { type: 'step.shown'; step: BookingStep };
export type DraftKept = { type: 'draft.kept'; draft: ParcelDraft };
