import { assign, raise, sendTo, setup } from 'xstate';
import type { BookingStep } from '#domain/parcel/booking-steps.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Failure } from '#contract/failure.ts';
import { swapped, type ParcelWay } from '#domain/parcel/parcel-draft.ts';
import { addressMachine } from '../address/address.machine.ts';
import { saidOfPromo } from '../checkout/price-said.ts';
import { forwardEmitted } from '#statecharts/forward-emitted.ts';
import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { orderPlacementMachine } from '../order-placement/order-placement.machine.ts';
import type { WayKept, WayKnown } from '../order-placement/order-placement.setup.ts';
import { parcelPicturesMachine } from '../parcel-pictures/parcel-pictures.machine.ts';
import { callbackPort, ask } from '#statecharts/port.ts';
import { promoMachine, type CodeKept, type CodeKnown } from '../promo/promo.machine.ts';
import type {
  BookingContext,
  BookingEvent,
  BookingInput,
  CartSaved,
  CourierInvoice,
  CourierPriced,
  DraftKept,
  EndFieldKey,
  Listed,
  Recalled,
  StepShown,
} from './booking-types.ts';
import { bookingOf, goesSomewhere, NOTHING_BOOKED, parcelOf, purchaseOf, refusedWith, wayOf } from './booking-facts.ts';
import { goneOf, newsOf, presetVehicle, seenOf, vehicleToHave, type VehicleList } from './vehicle-offers.ts';

export type { BookingEvent } from './booking-types.ts';

type Outcome = { readonly outcome: { readonly ok: true } | { readonly ok: false; readonly failure: Failure | CheckoutFailure } };
const touching = (touched: readonly EndFieldKey[], ...keys: readonly EndFieldKey[]) => [...new Set([...touched, ...keys])].toSorted();

export const booking = setup({
  types: {} as ChartTypes & {
    input: BookingInput;
    context: BookingContext;
    events: BookingEvent;
    children: {
      forwardEmitted: 'forwardEmitted';
      pickup: 'end';
      dropOff: 'end';
      promo: 'promo';
      placement: 'placement';
      pictures: 'pictures';
      customer: 'customer';
      page: 'page';
      memory: 'memory';
      recallOrder: 'recallOrder';
      listVehicles: 'listVehicles';
      saveCart: 'saveCart';
      getInvoice: 'getInvoice';
    };
    tags: 'busy' | 'blocked' | 'money' | 'good';
  },
  actors: {
    forwardEmitted,
    end: addressMachine,
    promo: promoMachine,
    placement: orderPlacementMachine,
    pictures: parcelPicturesMachine,
    customer: callbackPort('customer'),
    page: callbackPort<undefined, StepShown>('page'),
    memory: callbackPort<undefined, DraftKept | CodeKept | WayKept>('memory'),
    recallOrder: ask<Recalled, { orderId: string }>('recallOrder'),
    listVehicles: ask<Listed, { pickup: OrderAddress; dropOff: OrderAddress }>('listVehicles'),
    saveCart: ask<CartSaved, ParcelWay>('saveCart'),
    getInvoice: ask<CourierPriced, { vehicleId: string; list: VehicleList | null }>('getInvoice'),
  },
  guards: {
    'nobody is signed in': ({ context }) => context.customerId === '',
    'it is the same customer': ({ context, event }) =>
      event.type === 'customer.updated' && event.customer.customerId === context.customerId,
    'the next one is signed in': ({ context: { successor } }) => successor !== null && successor.customerId !== '',
    'an earlier order is to be sent again': ({ context }) => context.againOf !== null,
    'it came': (_, params: Outcome) => params.outcome.ok,
    'it goes from one address to another': ({ context: { draft } }) => goesSomewhere(draft),
    'everything is there, and the payment is wanted': ({ context }) =>
      context.wantedStep === 'payment' && context.draft.vehicleId !== null && wayOf(context) !== null,
    'everything is there': ({ context }) => wayOf(context) !== null && vehicleToHave(context.list, context.draft.vehicleId) !== null,
    'it is offered': ({ context, event }) => event.type === 'vehicle.picked' && vehicleToHave(context.list, event.vehicleId) !== null,
    'the addresses are wanted': ({ event }) => event.type === 'step.updated' && event.step === 'addresses',
    'the payment is wanted, and everything is there': ({ context, event }) =>
      event.type === 'step.updated' && event.step === 'payment' && context.draft.vehicleId !== null && wayOf(context) !== null,
    'the trip is refused': (_, { outcome }: Outcome) => !outcome.ok && refusedWith(outcome.failure, 558, 560, 961, 966),
    'the vehicle is gone': (_, { outcome }: Outcome) => !outcome.ok && refusedWith(outcome.failure, 843),
    'the chosen vehicle is not among them': ({ context }, { listed }: { listed: Listed }) =>
      listed.ok && context.draft.vehicleId !== null && vehicleToHave(listed.value, context.draft.vehicleId) === null,
    'a vehicle is chosen': ({ context }) => context.draft.vehicleId !== null,
    'all pictures are ready': ({ context }) => context.picturesComing === 0 && context.invoice !== null,
  },
  actions: {
    'keep what is typed': assign(({ context: { draft, touched }, event }) => {
      if (event.type !== 'field.typed') return {};
      const keys = Object.keys(event.part).map((field) => `${event.end}.${field}` as EndFieldKey);
      return { draft: { ...draft, [event.end]: { ...draft[event.end], ...event.part } }, touched: touching(touched, ...keys) };
    }),
    'note the field that was left': assign(({ context, event }) =>
      event.type === 'field.left' ? { touched: touching(context.touched, `${event.end}.${event.field}`) } : {},
    ),
    'swap the ends': assign(({ context }) => ({
      draft: swapped(context.draft),
      touched: context.touched
        .map((key) => (key.startsWith('pickup.') ? key.replace('pickup', 'dropOff') : key.replace('dropOff', 'pickup')) as EndFieldKey)
        .toSorted(),
    })),
    'keep the payer': assign(({ context, event }) =>
      event.type === 'payer.chosen' ? { draft: { ...context.draft, payer: event.payer } } : {},
    ),
    'keep the address': assign(({ context: { draft }, event }) => {
      if (event.type !== 'address.changed') return {};
      const end = event.destination.address_type === 'pickup' ? 'pickup' : 'dropOff';
      const { address, note } = draft[end];
      // What was said of one door is no note of another one's.
      const isSame = address === null || address.address === event.destination.address;
      const said = event.destination.note?.trim() ? event.destination.note : isSame ? note : '';
      return { draft: { ...draft, [end]: { ...draft[end], address: event.destination, door: '', note: said } } };
    }),
    'keep the earlier order': assign(({ context }, params: { recalled: Recalled }) =>
      params.recalled.ok
        ? {
            draft: { ...context.draft, ...params.recalled.value },
            againOf: null,
            recallFailure: null,
            touched: [],
            isTried: false,
            seen: null,
            vehicleNews: null,
          }
        : {},
    ),
    'note why it was not told': assign((_, params: { recalled: Recalled }) =>
      params.recalled.ok ? {} : { recallFailure: params.recalled.failure },
    ),
    'keep who it is': assign(({ event }) => (event.type === 'customer.updated' ? { sender: event.customer.sender } : {})),
    'begin with what is theirs': assign(({ event }) => (event.type === 'customer.updated' ? bookingOf(event.customer) : {})),
    'note who is here': assign(({ event }) => (event.type === 'customer.updated' ? { successor: event.customer } : {})),
    'forget the next one': assign({ successor: null }),
    'begin with what is the next one’s': assign(({ context: { successor } }) => (successor ? bookingOf(successor) : {})),
    'begin with nothing': assign(({ context: { sender } }) => ({ ...NOTHING_BOOKED, draft: parcelOf(sender) })),
    'begin where it was': assign({ successor: null, wantedStep: null, failure: null, invoice: null, picturesComing: 0 }),
    'note the try': assign({ isTried: true }),
    'forget the step that was wanted': assign({ wantedStep: null }),
    'remember the code': sendTo('memory', ({ event }) => event as CodeKept),
    'tell the code': sendTo('promo', ({ event }) => event as CodeKnown),
    'remember how they pay': sendTo('memory', ({ event }) => event as WayKept),
    'tell how they pay': sendTo('placement', ({ event }) => event as WayKnown),
    'remember it': sendTo('memory', ({ context }) => ({ type: 'draft.kept', draft: context.draft })),
    'say that the way changed': raise({ type: 'trip.changed' }),
    'say that the vehicle is gone': raise({ type: 'vehicle.gone' }),
    'say that it is placed': raise({ type: 'order.made' }),
    'have the vehicles listed anew': raise({ type: 'list.outdated' }),
    'keep the list': assign(({ context: { draft, seen, vehicleNews } }, params: { listed: Listed }) => {
      if (!params.listed.ok) return {};
      const list = params.listed.value;
      const news = newsOf(seen, list, vehicleNews);
      // In the place of one that is gone none is chosen for the customer: they read that it is, and choose.
      const isFirst = draft.vehicleId === null && vehicleNews === null && news === null;
      const chosen = isFirst ? presetVehicle(list) : vehicleToHave(list, draft.vehicleId);
      return {
        list,
        listFailure: null,
        vehicleNews: news,
        draft: { ...draft, vehicleId: chosen?._id ?? null },
        seen: chosen && (seen && seen.price !== null ? seen : seenOf(chosen)),
      };
    }),
    'keep why none are listed': assign((_, params: { listed: Listed }) =>
      params.listed.ok ? {} : { list: null, listFailure: params.listed.failure },
    ),
    // Another way costs something else: no vehicle became dearer, and one that did not serve the earlier way may serve it.
    'forget the list': assign(({ context: { seen } }) => ({
      list: null,
      listFailure: null,
      vehicleNews: null,
      seen: seen && { ...seen, price: null },
    })),
    'keep the vehicle': assign(({ context: { draft, list }, event }) => {
      const vehicle = event.type === 'vehicle.picked' ? vehicleToHave(list, event.vehicleId) : null;
      return vehicle ? { draft: { ...draft, vehicleId: vehicle._id }, seen: seenOf(vehicle), vehicleNews: null } : {};
    }),
    'take the vehicle as it is now': assign(({ context: { draft, list, seen } }) => {
      const vehicle = vehicleToHave(list, draft.vehicleId);
      return { seen: vehicle ? seenOf(vehicle) : seen, vehicleNews: null };
    }),
    'forget the vehicle': assign(({ context: { draft, seen } }) => ({
      draft: { ...draft, vehicleId: null },
      vehicleNews: goneOf(seen),
      seen: null,
    })),
    'keep the cart': assign((_, params: { saved: CartSaved }) => (params.saved.ok ? { cartId: params.saved.value.cartId } : {})),
    'keep the price': assign((_, params: { priced: CourierPriced }) =>
      params.priced.ok ? { invoice: params.priced.value, failure: null } : {},
    ),
    'forget the price': assign({ invoice: null }),
    'forget the failure': assign({ failure: null }),
    'keep the reason': assign((_, { outcome }: Outcome) => (outcome.ok ? {} : { failure: outcome.failure as CheckoutFailure })),
    'count the pictures that come': assign(({ event }) => (event.type === 'pictures.updated' ? { picturesComing: event.coming } : {})),
    'show the price to who looks': sendTo('placement', ({ context }) => ({
      type: 'price.changed',
      invoice: context.invoice as CourierInvoice,
    })),
    'end the last look': sendTo('placement', { type: 'price.lost' }),
    'give the last look up': sendTo('placement', { type: 'order.reconsidered' }),
    'tell the code of it': sendTo('promo', ({ context }) => ({
      type: 'invoice.updated',
      ...(saidOfPromo(context.invoice as CourierInvoice) as NonNullable<ReturnType<typeof saidOfPromo>>),
    })),
    'have the last look': sendTo('placement', ({ context }) => ({ type: 'order.asked', purchase: purchaseOf(context) })),
    'show the step': sendTo('page', (_, params: { step: BookingStep }) => ({ type: 'step.shown', step: params.step })),
  },
});
