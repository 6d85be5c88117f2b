import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { SUCCESS_CODE_OF, SUCCESS_CODES } from '#contract/success-codes.ts';
import { CAFE_DE_LA_RADE, credentialsOf, registerCustomer } from '../customer.ts';
import { bookParcel, invoiceBody, WHOLE } from '../parcel.ts';
import { testServer } from '../test-server.ts';

/** Codes of what no call here does: phones and documents are not proved, devices not told, reviews not listed. */
const NOBODYS = [0, 105, 106, 191, 192, 196, 253, 306, 307, 913, 951];

const server = testServer('postgres', { rateLimitFactor: 100 });

test('each code of the table is some call’s, or nobody’s for a reason', () => {
  const used = new Set<number>(Object.values(SUCCESS_CODE_OF));
  expect(
    Object.keys(SUCCESS_CODES)
      .map(Number)
      .filter((code) => !used.has(code)),
  ).toEqual(NOBODYS);
  for (const call of Object.keys(SUCCESS_CODE_OF)) expect(Object.keys(endpoints)).toContain(call);
});

test('calls say their code of the table', async () => {
  const said: Record<string, unknown> = {};
  const ask = async (call: keyof typeof SUCCESS_CODE_OF, body: object) => {
    const { json } = await server.post(endpoints[call].path, body);
    expect(json, call).toMatchObject({ success: true });
    said[call] = json.message;
    return json;
  };
  const user = await registerCustomer(server, { email: 'codes@example.org' });
  const signedIn = await ask('login', { email: 'codes@example.org', password: 'secret-enough' });
  expect(signedIn.user).toMatchObject({ address: '', login_by: 'manual', social_ids: [] });
  const who = credentialsOf(user);
  await ask('change_user_wallet_status', { ...who, is_use_wallet: false });
  await ask('add_favourite_store', { ...who, store_id: CAFE_DE_LA_RADE });
  await ask('get_favourite_store_list', who);
  await ask('remove_favourite_store', { ...who, store_id: [CAFE_DE_LA_RADE] });
  await ask('get_cart', who);
  await ask('clear_cart', who);
  const parcel = await bookParcel(server, who);
  const { order_payment: bill } = await ask('get_courier_order_invoice', invoiceBody(parcel));
  const paying = { order_payment_id: (bill as { _id: string })._id, payment_id: 'cash', is_payment_mode_cash: true, delivery_type: 2 };
  await ask('pay_order_payment', { ...parcel, ...paying });
  const { order_id: orderId } = await ask('create_order', { ...parcel, ...WHOLE });
  const { order } = await ask('get_order_detail', { ...who, order_id: orderId });
  const { order_status: seen } = order as { order_status: number };
  await ask('user_cancel_order', { ...who, order_id: orderId, order_status: seen, cancel_reason: 'Changed my mind' });
  await ask('order_history', { ...who, start_date: '', end_date: '' });
  await ask('order_history_detail', { ...who, order_id: orderId });
  await ask('forgot_password', { email: 'codes@example.org', type: 7 });
  await ask('send_email', { email: 'codes@example.org' });
  await ask('logout', who);
  const wanted = Object.fromEntries(Object.entries(SUCCESS_CODE_OF).filter(([call]) => call in said));
  expect(said).toEqual(wanted);
  expect(Object.keys(said)).toHaveLength(17);
});
