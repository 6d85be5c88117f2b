import { expect, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { MenuItem, StoreDetail } from '../contract/entities/store.ts';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { STORE } from './with-basket.ts';

export const MENU = endpoints.user_get_store_product_item_list.path;
type Answer = { store: StoreDetail; server_time: string; products: { name: string; items: MenuItem[] }[] };

export const changeMenu = (page: Page, change: (menu: Answer) => unknown) =>
  page.route(`**${MENU}`, async (route) => {
    const response = await route.fetch();
    const menu = (await response.json()) as Answer;
    change(menu);
    await route.fulfill({ response, json: menu });
  });

/** A store's page for somebody at Rue de Carouge 12; its menu is asked for by the page, as it is on the way from the list. */
export async function openStore(page: Page, name = STORE, search = ''): Promise<StorePage> {
  const { path } = await storeNamed(page.request, name);
  await remember(page, { place: CAROUGE });
  await openPage(page, `${path}${search}`);
  const store = new StorePage(page);
  await expect(store.heading(name)).toBeVisible();
  return store;
}
