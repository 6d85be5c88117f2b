import { expect, test } from 'vitest';
import type { CartView } from '#machines/cart/cart.view.ts';
import { PlusOnTop } from '#src/features/store/item/PlusOnTop.tsx';
import { PricesNote } from '#src/features/store/head/PricesNote.tsx';
import { draw } from '../stage/draw.tsx';

type Filled = Extract<CartView, { is: 'filled' }>;

test('a store’s head says what is in its prices and what comes on top of them', async () => {
  const note = async (store: Parameters<typeof PricesNote>[0]['store']) =>
    (await draw(<PricesNote store={store} currency="CHF" />)).shown();
  const rest = { is_provide_delivery: true, service_fee: 0.9 };
  expect(await note({ ...rest, item_tax: 0, is_tax_included: true, delivery_tax: 0 })).toEqual([
    'CHF 0.90 service fee',
    'Prices include VAT',
  ]);
  expect(await note({ ...rest, item_tax: 2.6, is_tax_included: false, delivery_tax: 8.1 })).toEqual([
    'CHF 0.90 service fee',
    'Plus 2.6% VAT on items',
    'Plus 8.1% VAT on delivery',
  ]);
  expect(await note({ item_tax: 2.6, delivery_tax: 8.1, is_provide_delivery: false })).toEqual(['Plus 2.6% VAT on items']);
  expect(await note({ item_tax: 0, is_provide_delivery: true })).toEqual([]);
  expect(await note({ item_tax: 0, is_provide_delivery: true, min_order_price: 20 })).toEqual(['CHF 20.00 minimum']);
});

test('a basket without an invoice says what its sum leaves out, once the server has answered', async () => {
  const plus = async (cart: object, isBrought: boolean, saving = false) =>
    (
      await draw(
        <PlusOnTop
          cart={{ is: 'filled', saving, cart } as unknown as Filled}
          currency="CHF"
          isDelivery={isBrought}
          className={undefined}
        />,
      )
    ).shown();
  expect(await plus({ currency: 'EUR', total_item_tax: 0.42, service_fee: 0.9 }, true)).toEqual([
    '+ EUR 0.42 VAT',
    '+ EUR 0.90 service fee',
    '+ delivery',
  ]);
  expect(await plus({ currency: '', service_fee: 0.9 }, false)).toEqual(['+ CHF 0.90 service fee']);
  expect(await plus({ currency: '' }, false)).toEqual([]);
  expect(await plus({ currency: '', service_fee: 0.9 }, true, true)).toEqual([]);
});
