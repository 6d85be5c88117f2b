import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { orderSharingModel } from '#machines/order-sharing/order-sharing.model.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type Props = object;
const part = ({ page }: Stage<Props>) => page.getByRole('region', { name: 'Show it to somebody' });
const make = (stage: Stage<Props>) => part(stage).getByRole('button', { name: /^Make a(nother)? link$/ });
const withdraw = (stage: Stage<Props>) => part(stage).getByRole('button', { name: 'Withdraw every link' });
const isBusy = (stage: Stage<Props>) => expect(make(stage)).toHaveAttribute('aria-busy', 'true');

actInThePage<'alone' | 'making' | 'shared' | 'withdrawing', Props>({
  model: modelOf(orderSharingModel),
  ports: { share: endpoints.share_order.path, withdraw: endpoints.withdraw_shared_order.path },
  unreachable: {},
  rules: [],
  unseen: ['deciding'],
  open: async (page, _calls, input) => {
    const user = await newCustomer(page.request);
    const holder = holderOf(user);
    await fillBasket(page.request, holder, await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
    const orderId = await placeOrder(page.request, holder);
    if (input === 1)
      await page.request.post(endpoints.share_order.path, {
        data: { user_id: user._id, server_token: user.server_token, order_id: orderId },
      });
    await remember(page, { user, place: CAROUGE });
    await openPage(page, `/delivery-coming?order_id=${orderId}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Show it to somebody' })).toBeVisible();
    return {};
  },
  acts: {
    'the customer wants a link': (stage) => make(stage).click(),
    'the customer withdraws it': (stage) => withdraw(stage).click(),
  },
  states: {
    alone: (stage) => expect(withdraw(stage)).toBeHidden(),
    making: isBusy,
    shared: (stage) => expect(withdraw(stage)).toBeVisible(),
    withdrawing: isBusy,
  },
  afterwards: {
    'the link is made': (stage) => expect(part(stage)).toContainText('/shared#'),
    'no answer comes about the link': (stage) => expect(part(stage).getByRole('alert')).toBeVisible(),
  },
});
