import type { Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { sheetOf } from '#domain/payment/methods.ts';

/** Plays a server that takes no payment sheet: the page needs nothing of the provider before something is paid. */
export async function takesNoSheet(page: Page): Promise<void> {
  await page.route(endpoints.get_payment_gateway.path, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { readonly payment_gateway: readonly { readonly _id: string }[] };
    await route.fulfill({ response, json: { ...json, payment_gateway: json.payment_gateway.filter(({ _id }) => sheetOf(_id) === null) } });
  });
}
