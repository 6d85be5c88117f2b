import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { checkoutSheetMachine } from '#machines/checkout-sheet/checkout-sheet.machine.ts';
import { checkoutSheetModel } from '#machines/checkout-sheet/checkout-sheet.model.ts';
import type { BasketPage } from '../models/BasketPage.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { customerWithBasket, openBasket } from '../with-basket.ts';

type Props = { readonly basket: BasketPage };
const opens =
  (row: 'where' | 'when' | 'who') =>
  ({ props: { basket } }: Stage<Props>) =>
    basket.open(row);

actInThePage<SnapshotFrom<typeof checkoutSheetMachine>['value'], Props>({
  model: modelOf(checkoutSheetModel),
  ports: {},
  unreachable: {},
  rules: [{ event: 'row.opened', in: 'open', because: 'the sheet lies over the rows' }],
  unseen: [],
  open: async (page) => {
    await customerWithBasket(page);
    const basket = await openBasket(page);
    return { basket };
  },
  acts: {
    'the customer changes where it goes': opens('where'),
    'the customer changes when it comes': opens('when'),
    'the customer changes who receives it': opens('who'),
    'the customer is done with a row': ({ props: { basket } }) => basket.done(),
  },
  states: {
    closed: async ({ page, props: { basket } }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(basket.payment).toBeVisible();
    },
    open: ({ page }) => expect(page.getByRole('dialog')).toBeVisible(),
  },
});
