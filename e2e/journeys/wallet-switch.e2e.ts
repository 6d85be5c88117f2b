import { expect, test } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { walletSwitchMachine } from '#machines/wallet-switch/wallet-switch.machine.ts';
import { walletSwitchModel } from '#machines/wallet-switch/wallet-switch.model.ts';
import { CAROUGE, demoCustomer, fillBasket, holderOf, storeNamed, switchWallet } from '../demo-city.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { widthOf } from '../width-of.ts';

type Props = { readonly basket: BasketPage; readonly switchElsewhere: (isUsed: boolean) => Promise<void> };
const ports = { switchWallet: endpoints.change_user_wallet_status.path };

/** Customers with money in their wallet; each project has one of its own, because the switch is the customer's. */
const OWNERS = { phone: 'ines@example.org', desktop: 'karim@example.org' };

/** Somebody switched it elsewhere; the page hears of it when it is looked at again. */
const told =
  (isUsed: boolean) =>
  async ({ props: { basket, switchElsewhere } }: Stage<Props>) => {
    await switchElsewhere(isUsed);
    await basket.change.click();
    await expect(basket.lastLook).toBeHidden();
    await basket.payment.click();
    await expect(basket.wallet).toBeChecked({ checked: isUsed });
  };

actInThePage<SnapshotFrom<typeof walletSwitchMachine>['value'], Props>({
  model: modelOf(walletSwitchModel),
  ports,
  unreachable: {},
  rules: [],
  unseen: [],
  open: async (page, _calls, input) => {
    const user = await demoCustomer(page.request, OWNERS[widthOf(test.info())]);
    const isUsed = input === 0;
    await switchWallet(page.request, user, isUsed);
    const store = await storeNamed(page.request, 'Café de la Rade');
    await fillBasket(page.request, holderOf(user), store, 'Moitié-moitié fondue', 1);
    await remember(page, { user, place: CAROUGE });
    await openPage(page, '/basket');
    const basket = new BasketPage(page);
    await basket.isReady();
    await basket.payment.click();
    await expect(basket.wallet).toBeChecked({ checked: isUsed });
    return { basket, switchElsewhere: (wanted) => switchWallet(page.request, user, wanted) };
  },
  acts: {
    'the customer presses the switch': ({ props: { basket } }) => basket.wallet.click(),
    'the server says that it is used': told(true),
    'the server says that it is not used': told(false),
  },
  afterwards: {
    'the server does not keep it': ({ props: { basket } }) => expect(basket.lastLook.getByRole('alert')).toBeVisible(),
  },
  states: {
    resting: async ({ props: { basket } }) => {
      await expect(basket.wallet).not.toHaveAttribute('aria-busy', 'true');
      await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
    },
    switching: async ({ calls, props: { basket } }) => {
      await expect(basket.wallet).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => calls.isWaiting(ports.switchWallet)).toBe(true);
    },
  },
});
