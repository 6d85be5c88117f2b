import { endpoints } from '#contract/endpoints.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { randomBytes } from 'node:crypto';
import type { TestServer } from './test-server.ts';

export const GENEVA = idFrom('city', 'geneve');
export const BIKE = idFrom('vehicle', 'bike');
export const VAN = idFrom('vehicle', 'van');

const person = (name: string, phone: string) => ({ name, country_phone_code: '+41', phone, email: '' });
const address = (
  type: OrderAddress['address_type'],
  text: string,
  location: [number, number],
  who: ReturnType<typeof person>,
): OrderAddress => ({
  delivery_status: 0,
  address_type: type,
  address: text,
  post_code: '1205',
  city: 'Genève',
  location,
  note: '',
  user_type: 7,
  floor: '',
  entry_code: '',
  user_details: who,
});

/** From Rue de Carouge to Rue de Lausanne, about 3 km over the Mont-Blanc bridge. */
export const PICKUP = address('pickup', 'Rue de Carouge 12, 1205 Genève', [46.1969, 6.1428], person('Ada Test', '781234567'));
export const DROP_OFF = address('destination', 'Rue de Lausanne 60, 1202 Genève', [46.2146, 6.1464], person('Bob Receiver', '791112233'));

export const parcelToken = (): string => randomBytes(24).toString('base64url');

type Who = { readonly user_id: string; readonly server_token: string };
export type Parcel = Who & { readonly cart_unique_token: string };

export const parcelBody = (parcel: Parcel, more: Record<string, unknown> = {}) => ({
  ...parcel,
  delivery_type: DELIVERY_TYPE.courier,
  store_id: null,
  city_id: GENEVA,
  order_details: [],
  pickup_addresses: [PICKUP],
  destination_addresses: [DROP_OFF],
  ...more,
});

export async function bookParcel(
  server: TestServer,
  who: Who,
  more: Record<string, unknown> = {},
): Promise<Parcel & { readonly cart_id: string }> {
  const parcel = { ...who, cart_unique_token: parcelToken() };
  const { cart_id: cartId } = await server.expectSuccess(endpoints.add_item_in_cart, parcelBody(parcel, more));
  if (!cartId) throw new Error('The parcel has no cart');
  return { ...parcel, cart_id: cartId };
}

export const invoiceBody = (parcel: Parcel, more: Record<string, unknown> = {}) => ({
  ...parcel,
  total_distance: 0,
  total_time: 0,
  store_id: null,
  order_type: 7,
  total_cart_price: 0,
  total_item_count: 0,
  is_user_pick_up_order: false,
  city_id: GENEVA,
  country_id: idFrom('country', 'ch'),
  vehicle_id: BIKE,
  ...more,
});

export const WHOLE = {
  delivery_type: DELIVERY_TYPE.courier,
  delivery_note: 'Ring twice',
  delivery_user_name: 'Bob Receiver',
  delivery_user_phone: '791112233',
  is_user_pick_up_order: false,
  is_schedule_order: false,
  order_start_at: 0,
};

/** Pays a parcel in cash; the order is still to be asked for unless `whole` is said. */
export async function payParcelInCash(
  server: TestServer,
  parcel: Parcel & { readonly cart_id: string },
  more: Record<string, unknown> = {},
) {
  const { order_payment: invoice } = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
  const paid = await server.expectSuccess(endpoints.pay_order_payment, {
    ...parcel,
    order_payment_id: invoice._id,
    payment_id: 'cash',
    is_payment_mode_cash: true,
    delivery_type: DELIVERY_TYPE.courier,
    ...more,
  });
  return { invoice, paid };
}

export async function orderParcel(server: TestServer, who: Who, more: Record<string, unknown> = {}) {
  const parcel = await bookParcel(server, who, more);
  const { invoice } = await payParcelInCash(server, parcel);
  const { order_id: orderId, unique_id: number } = await server.expectSuccess(endpoints.create_order, {
    ...parcel,
    ...WHOLE,
  });
  return { parcel, invoice, orderId, number: number ?? 0 };
}

export function formOf(fields: Record<string, unknown>, files: Record<string, Uint8Array> = {}) {
  const boundary = `form-${randomBytes(8).toString('hex')}`;
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
      ),
    ),
    ...Object.entries(files).flatMap(([name, bytes]) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export async function postForm(server: TestServer, path: string, fields: Record<string, unknown>, files: Record<string, Uint8Array> = {}) {
  const answered = await server.app.inject({ method: 'POST', url: path, ...formOf(fields, files) });
  return { status: answered.statusCode, json: answered.json<Record<string, unknown>>() };
}
