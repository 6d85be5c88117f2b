import { ID_LENGTH } from '../../../contract/limits.ts';

/** The order and its number that an address names, each null when there is none. Ids are read as text: some look like numbers. */
export function orderInAddress(search: string): { readonly orderId: string | null; readonly number: string | null } {
  const parameters = new URLSearchParams(search);
  const plain = (name: string) => parameters.get(name)?.replaceAll('"', '').trim() ?? '';
  const orderId = plain('order_id');
  const number = plain('number');
  return {
    orderId: orderId.length === ID_LENGTH && /^[0-9a-f]+$/.test(orderId) ? orderId : null,
    number: /^\d{1,12}$/.test(number) ? number : null,
  };
}
