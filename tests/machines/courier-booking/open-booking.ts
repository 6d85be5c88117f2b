import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { EMPTY_PARCEL, type ParcelDraft, type ParcelWay } from '#domain/parcel/parcel-draft.ts';
import { addressMachine, type Available, type Changed } from '#machines/address/address.machine.ts';
import type { BookingInput, CartSaved, CourierPriced, Listed, Recalled } from '#machines/courier-booking/booking-types.ts';
import { courierBookingMachine } from '#machines/courier-booking/courier-booking.machine.ts';
import { toCourierBookingView } from '#machines/courier-booking/courier-booking.view.ts';
import { cargoBike, leasParcel, leaWhoSends, parcelInvoice, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import type { VehicleList } from '#machines/courier-booking/vehicle-offers.ts';
import { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import type { Created } from '#machines/order-placement/order-placement.setup.ts';
import { parcelPicturesMachine } from '#machines/parcel-pictures/parcel-pictures.machine.ts';
import type { Prepared } from '#machines/parcel-pictures/parcel-pictures.setup.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Paid, PaymentCommand, Purchase } from '#machines/payment/payment.setup.ts';
import { promoMachine, type PromoAnswer } from '#machines/promo/promo.machine.ts';
import { ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';

const metBy = (name: string, phone: string): ParcelDraft => ({ ...EMPTY_PARCEL, pickup: { ...EMPTY_PARCEL.pickup, name, phone } });
/** A parcel that was not begun to be filled in, Léa's and Noah's. */
export const leasFirst = metBy('Léa Bonnard', '+41 79 111 22 33');
export const noahsFirst = metBy('Noah Favre', '+41 79 111 22 34');

/** Léa's parcel as it is when its page is loaded again before the payment. */
export const filled: BookingInput = {
  ...leaWhoSends,
  draft: { ...leasParcel, vehicleId: cargoBike._id },
  step: 'payment',
  againOf: null,
};

/** The real booking with its real flows; what leaves the page is answered by the test, and its clock stands until it is moved. */
export function openBooking(input: BookingInput = filled) {
  const available = deferredPort<Available, { destination: OrderAddress }>();
  const changed = deferredPort<Changed, { destination: OrderAddress }>();
  const list = deferredPort<Listed, { pickup: OrderAddress; dropOff: OrderAddress }>();
  const save = deferredPort<CartSaved, ParcelWay>();
  const price = deferredPort<CourierPriced, { vehicleId: string; list: VehicleList | null }>();
  const recall = deferredPort<Recalled, { orderId: string }>();
  const promo = deferredPort<PromoAnswer, { code: string; paymentId: string }>();
  const pay = deferredPort<Paid, PaymentCommand>();
  const create = deferredPort<Created, Purchase>();
  const prepare = deferredPort<Prepared, { id: string }>();
  const heard: Record<string, AnyEventObject[]> = { page: [], memory: [] };
  const tell: Record<string, (event: AnyEventObject) => void> = {};
  const around = (name: string) =>
    fromCallback<AnyEventObject, undefined>(({ receive, sendBack }) => {
      receive((event) => void heard[name]?.push(event));
      tell[name] = sendBack;
    });
  const clock = new SimulatedClock();
  const booking = createActor(
    courierBookingMachine.provide({
      actors: {
        end: addressMachine.provide({ actors: { checkAvailable: available.logic, changeAddress: changed.logic } }),
        promo: promoMachine.provide({ actors: { applyPromo: promo.logic } }),
        placement: orderPlacementMachine.provide({
          actors: { payment: paymentMachine.provide({ actors: { payOrder: pay.logic } }), createOrder: create.logic },
        }),
        pictures: parcelPicturesMachine.provide({ actors: { preparePicture: prepare.logic, pictureStore: around('shelf') as never } }),
        customer: around('customer'),
        page: around('page') as never,
        memory: around('memory') as never,
        recallOrder: recall.logic,
        listVehicles: list.logic,
        saveCart: save.logic,
        getInvoice: price.logic,
      },
    }),
    { input, clock },
  ).start();
  const flows = () => booking.getSnapshot().children;
  const toThePrice = async () => {
    await list.last().answer(ok(vehiclesForIt));
    await save.last().answer(ok({ cartId: 'f'.repeat(24) }));
    await price.last().answer(ok(parcelInvoice));
  };
  return {
    booking,
    clock,
    flows,
    view: () => toCourierBookingView(booking.getSnapshot()),
    available,
    changed,
    list,
    save,
    price,
    recall,
    promo,
    pay,
    create,
    prepare,
    heard,
    tell,
    toThePrice,
  };
}
