import { expect, test } from 'vitest';
import { withFondue } from '#machines/cart/sample-carts.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import { BasketBar } from '#src/features/store/basket/BasketBar.tsx';
import { draw } from '../stage/draw.tsx';
import { standingFlow } from '../stage/standing-flow.ts';

const bar = async (storeId: string) => {
  const cart = {
    is: 'filled',
    cart: { ...withFondue, store_name: 'Café de la Rade' },
    storeId: 'rade',
    count: 1,
    lines: [],
    saving: false,
    failure: null,
    refused: [],
    offer: null,
    removed: null,
    cutOff: false,
  } satisfies CartView;
  const menu = { currency: 'CHF', store: { _id: storeId } };
  const props = { menu, items: new Map(), onEdit: () => undefined } as never;
  return (
    await draw(<BasketBar {...(props as object as Parameters<typeof BasketBar>[0])} />, { flows: { cart: standingFlow(cart) } })
  ).shown();
};

test('the way to a basket says whose it is where that is another store’s', async () => {
  expect((await bar('rade'))[0]).toMatch(/View basket , 1 item/);
  expect((await bar('salève'))[0]).toMatch(/View basket From Café de la Rade , 1 item/);
});
