import type { ServerCart } from './cart-intent.ts';

export const RADE = 'a'.repeat(24);
export const KAGI = 'b'.repeat(24);
export const fondue = { itemId: '1'.repeat(24), quantity: 1, options: [], note: '' };
export const soup = { itemId: '2'.repeat(24), quantity: 1, options: [], note: '' };
export const ramen = { itemId: '3'.repeat(24), quantity: 1, options: [], note: '' };

const server = (storeId: string | null, lines: readonly { itemId: string; quantity: number }[] = [], name = ''): ServerCart => ({
  cart_id: storeId && `${storeId.slice(0, -1)}c`,
  cart_version: 1,
  city_id: storeId && '9'.repeat(24),
  currency: 'CHF',
  store_id: storeId,
  store_name: '',
  store_path: '',
  location: null,
  destination_addresses: [],
  pickup_addresses: [],
  cart: {
    order_details:
      lines.length === 0
        ? []
        : [
            {
              product_id: 'c'.repeat(24),
              product_name: '',
              unique_id: 1,
              total_item_price: 0,
              items: lines.map((line) => ({
                item_id: line.itemId,
                unique_id: 1,
                item_name: name,
                quantity: line.quantity,
                image_url: [],
                details: '',
                specifications: [],
                item_price: 0,
                total_specification_price: 0,
                total_item_and_specification_price: 0,
                note_for_item: '',
              })),
            },
          ],
  },
  total_item: lines.length,
  total_cart_amount: 0,
  total_item_tax: 0,
  max_item_quantity_add_by_user: 9_999,
  server_time: '',
  timezone: 'Europe/Zurich',
});

export const emptyCart = server(null);
export const withFondue = server(RADE, [fondue], 'Fondue');
export const withRamen = server(KAGI, [ramen], 'Ramen');
