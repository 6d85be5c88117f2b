import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { fromCallback, type AnyEventObject } from 'xstate';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import { CALL_TIMEOUT, COURIER_IMAGES_MAXIMUM } from '#contract/limits.ts';
import { internationalPhone, phoneCodeOf } from '#domain/phone.ts';
import { addressMachine, type Changed } from '#machines/address/address.machine.ts';
import type { BookingCustomer, BookingInput, BookingNews, DraftKept } from '#machines/courier-booking/booking-types.ts';
import { courierBookingMachine } from '#machines/courier-booking/courier-booking.machine.ts';
import type { Created, WayKept } from '#machines/order-placement/order-placement.setup.ts';
import type { CodeKept } from '#machines/promo/promo.machine.ts';
import type { BookedParcel, Purchase } from '#machines/payment/payment.setup.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { checkDeliveryAvailable } from '#src/api/destination.ts';
import type { subscribeToStorage } from '#src/browser/subscribe-to-storage.ts';
import { parcelDraft } from '#src/browser/drafts/parcel.ts';
import type { BrowserStorages } from '#src/browser/owned-draft.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import { parcelFields } from '#src/shop/payment/parcel-fields.ts';
import { promoMemory, promoWith } from '#src/shop/payment/promo-ports.ts';
import { placementWith, type PlacementDeps } from '#src/shop/payment/placement-ports.ts';
import { fulfilmentFields } from '#src/shop/payment/fulfilment-fields.ts';
import { parcelPicturesWith } from './pictures/parcel-pictures-ports.ts';
import { picturesOf, type PictureOwner } from '#src/browser/picture-store.ts';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';
import { listVehicles, priceParcel, recallOrder, saveParcel } from './courier-calls.ts';
import { wayMemory } from '#src/shop/payment/way-to-pay.ts';

type Deps = BrowserStorages &
  PlacementDeps & {
    readonly session: Pick<SessionFlow, 'getSnapshot' | 'subscribe'>;
    readonly subscribeToStorage: typeof subscribeToStorage;
  };

export type CourierBookingLogic = {
  readonly machine: typeof courierBookingMachine;
  readonly begin: (from: Pick<BookingInput, 'step' | 'againOf'>) => BookingInput;
  readonly owner: () => PictureOwner;
};

const TOKEN_KEY = 'storefront.courier_cart_token';

/** Pictures that no server has yet travel with the order, as many as there is room for beside the others. */
async function unsentPictures(owner: PictureOwner): Promise<Record<string, Blob>> {
  const kept = await picturesOf(owner);
  const unsent = kept.filter(({ imageId, isReady }) => isReady && imageId === null);
  const room = COURIER_IMAGES_MAXIMUM - kept.filter(({ imageId }) => imageId !== null).length;
  return Object.fromEntries(unsent.slice(0, Math.max(0, room)).map(({ file }, index) => [`image${index}`, file]));
}

const refusesPictures = (made: Created): boolean => !made.ok && made.failure.kind === 'refused' && made.failure.code === 1003;

const createOrder =
  (api: Api, { storage, session }: Deps) =>
  async ({ invoice, fulfilment, contact, parcel }: Purchase, signal: AbortSignal): Promise<Created> => {
    const owner = { holder: session.getSnapshot().context.user?._id ?? '', token: courierToken(storage) };
    const order = (files: Record<string, Blob>) =>
      api.call(
        checkoutCalls.create_order,
        {
          order_payment_id: invoice.order_payment._id,
          ...fulfilmentFields(fulfilment),
          ...parcelFields(contact, parcel as BookedParcel, storage),
        },
        { signal, timeout: CALL_TIMEOUT.pay, files },
      );
    const made = await order(await unsentPictures(owner));
    // It is paid: a picture that cannot go along keeps it from nothing. The others are kept by then.
    return refusesPictures(made) ? order({}) : made;
  };

const endWith = (api: Api): typeof addressMachine =>
  addressMachine.provide({
    actors: {
      checkAvailable: alwaysAnswered(({ input, signal }) =>
        checkDeliveryAvailable(api, input.destination, api.whereabouts().cityId, signal),
      ),
      changeAddress: alwaysAnswered((): Promise<Changed> => Promise.resolve(ok(null))),
    },
  });

export function courierBookingWith(api: Api, deps: Deps): CourierBookingLogic {
  const { storage, session } = deps;
  const user = () => session.getSnapshot().context.user;
  const holder = () => user()?._id ?? '';
  const token = () => courierToken(storage);
  const owner = () => ({ holder: holder(), token: token() });
  const customer = (): BookingCustomer => {
    const who = user();
    const phoneCode = phoneCodeOf(who);
    return {
      customerId: holder(),
      sender: {
        name: who ? `${who.first_name} ${who.last_name}`.trim() : '',
        phone: who?.phone ? internationalPhone(who.phone, phoneCode) : '',
        phoneCode,
      },
      draft: parcelDraft(deps, () => user()?._id).read()?.draft ?? null,
    };
  };
  return {
    owner,
    begin: (from) => ({ ...from, ...customer() }),
    machine: courierBookingMachine.provide({
      actors: {
        end: endWith(api),
        pictures: parcelPicturesWith(api, owner),
        placement: placementWith(api, deps, { isParcel: true, create: createOrder(api, deps) }),
        promo: promoWith(api),
        customer: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
          const sendCustomer = () => sendBack({ type: 'customer.updated', customer: customer() } satisfies BookingNews);
          sendCustomer();
          return session.subscribe(sendCustomer);
        }),
        memory: fromCallback<DraftKept | CodeKept | WayKept, undefined>(({ receive, sendBack }) => {
          const begunBy = user()?._id;
          // Whoever signs in meanwhile, here or in another tab, is not given what somebody else filled in.
          const way = wayMemory(deps, sendBack);
          const code = promoMemory(deps, 'parcel', sendBack);
          receive((kept) => {
            if (kept.type === 'way.kept') way.keep(kept);
            else if (kept.type === 'code.kept') code.keep(kept);
            else if (user()?._id === begunBy) parcelDraft(deps, () => begunBy).keep({ draft: kept.draft });
          });
          // Storage tells other tabs alone: a token that took another's place there is a parcel that was booked there.
          const stopStorage = deps.subscribeToStorage(({ key, oldValue, newValue }) => {
            if (key === TOKEN_KEY && oldValue !== null && newValue !== null) sendBack({ type: 'parcel.bookedElsewhere' });
          });
          return () => {
            way.stop();
            code.stop();
            stopStorage();
          };
        }),
        recallOrder: alwaysAnswered(({ input, signal }) => recallOrder(api, input.orderId, signal)),
        listVehicles: alwaysAnswered(({ input, signal }) => listVehicles(api, input, signal)),
        saveCart: alwaysAnswered(({ input, signal }) => saveParcel(api, token(), input, signal)),
        getInvoice: alwaysAnswered(({ input, signal }) => priceParcel(api, token(), input, signal)),
      },
    }),
  };
}
