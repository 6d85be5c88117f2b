import { expect, test } from '@playwright/test';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';

/** Sets a field without an event, beside what React listens to or through it. */
const fills = {
  'beside React': (field: HTMLInputElement) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ESCALE10'),
  'as a script of the page does': (field: HTMLInputElement) => void (field.value = 'ESCALE10'),
};

for (const [how, fill] of Object.entries(fills))
  for (const isTouched of [false, true])
    test(`a promo code filled in ${how} is tried by Enter${isTouched ? ', also after something else was typed' : ''}`, async ({ page }) => {
      const user = await newCustomer(page.request);
      await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 2);
      await remember(page, { user, place: CAROUGE });
      await openPage(page, '/basket');
      // With its price the page stands still: what is drawn anew before anything is touched puts back what was known.
      await expect(page.getByRole('button', { name: /^Payment CHF/ })).toBeEnabled();
      const code = page.getByLabel('Promo code');
      await code.evaluate(fill);
      const name = page.getByLabel('Name', { exact: true });
      if (isTouched) await name.fill('Zoé Other');
      await code.press('Enter');
      await expect(page.getByText('Applied', { exact: true })).toBeVisible();
      await expect(code).toHaveValue('ESCALE10');
      if (isTouched) await expect(name).toHaveValue('Zoé Other');
    });
