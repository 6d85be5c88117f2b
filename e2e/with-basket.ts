import type { APIRequestContext, Page } from '@playwright/test';
import type { StoredUser } from '../contract/entities/user.ts';
import type { Language } from '../contract/enumerations.ts';
import { CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, storeNamed, type Holder, type somebodyNew } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { openPage, remember } from './open-page.ts';
import { WORDS } from './words.ts';

export const STORE = 'Café de la Rade';
export const FONDUE = 'Moitié-moitié fondue';

/** So many fondues of Café de la Rade are in somebody's basket. */
export const fillWithFondue = async (api: APIRequestContext, holder: Holder, quantity = 1) =>
  fillBasket(api, holder, await storeNamed(api, STORE), FONDUE, quantity);

type Basket = { readonly quantity?: number; readonly language?: Language };

/** Somebody new with fondues in their basket, signed in in a browser that knows Rue de Carouge 12. */
export async function customerWithBasket(
  page: Page,
  { quantity = 1, who, ...browser }: Basket & { readonly who?: ReturnType<typeof somebodyNew> } = {},
): Promise<{ readonly user: StoredUser; readonly holder: Holder }> {
  const user = await newCustomer(page.request, who);
  const holder = holderOf(user);
  await fillWithFondue(page.request, holder, quantity);
  await remember(page, { user, place: CAROUGE, ...browser });
  return { user, holder };
}

/** A guest with fondues in their basket, at Rue de Carouge 12. @returns the token of the basket */
export async function guestWithBasket(page: Page, { quantity = 1, ...browser }: Basket = {}): Promise<string> {
  const cartToken = newCartToken();
  await fillWithFondue(page.request, { cart_unique_token: cartToken }, quantity);
  await remember(page, { cartToken, place: CAROUGE, ...browser });
  return cartToken;
}

/** The basket of whoever is here, once its price has come. */
export async function openBasket(page: Page, language: Language = 'en'): Promise<BasketPage> {
  await openPage(page, '/basket');
  const basket = new BasketPage(page, WORDS[language]);
  await basket.isReady();
  return basket;
}
