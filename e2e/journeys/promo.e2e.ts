import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { promoMachine } from '#machines/promo/promo.machine.ts';
import { promoModel } from '#machines/promo/promo.model.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { customerWithBasket } from '../with-basket.ts';

type Props = { readonly basket: BasketPage };
const ports = { applyPromo: endpoints.apply_promo_code.path, removePromo: endpoints.apply_promo_code.path };
const toldWithNextInvoice = 'the invoice is the real server’s, and tells what the promo call has done already';

actInThePage<SnapshotFrom<typeof promoMachine>['value'], Props>({
  model: modelOf(promoModel),
  ports,
  unreachable: {
    'the invoice carries the code': toldWithNextInvoice,
    'the invoice carries no code': toldWithNextInvoice,
    'the invoice carries another code': toldWithNextInvoice,
    'the invoice took the code off': toldWithNextInvoice,
    'who is here typed a code before': 'the page has to begin anew: shown in whose-page',
    'who is here typed none': 'somebody else has to come: shown in whose-page',
    'the session has ended': 'it leads out of the page: shown in whose-page',
    'the invoice takes something off and names no code': 'our own server names the code that it computes with',
  },
  rules: [],
  unseen: [],
  open: async (page) => {
    await customerWithBasket(page);
    await openPage(page, '/basket');
    const basket = new BasketPage(page);
    await expect(basket.payment).toContainText('CHF');
    return { basket };
  },
  acts: {
    'the customer types a code': async ({ props: { basket } }) => {
      await basket.openPromo.or(basket.promo).click();
      await basket.promo.fill('ESC');
    },
    'the customer applies a code': async ({ props: { basket } }) => {
      await basket.givePromo(' BALADE10 ');
    },
    'the customer applies an empty field': async ({ props: { basket } }) => {
      await basket.givePromo('  ');
    },
    'the customer takes the code off': ({ props: { basket } }) => basket.removePromo.click(),
  },
  afterwards: {
    'no answer to the code comes': ({ props: { basket } }) => expect(basket.promo).toHaveValue('BALADE10'),
    'the server refuses the code': ({ props: { basket } }) => expect(basket.promo).toHaveValue(''),
  },
  states: {
    notApplied: async ({ props: { basket } }) => {
      await expect(basket.openPromo.or(basket.promo)).toBeEnabled();
      await expect(basket.removePromo).toBeHidden();
      await expect(basket.lastLook).toBeHidden();
    },
    applying: async (stage: Stage<Props>) => {
      await expect(stage.props.basket.promo).toHaveValue('BALADE10');
      await expect.poll(() => stage.calls.isWaiting(ports.applyPromo)).toBe(true);
    },
    applied: async ({ props: { basket } }) => {
      await expect(basket.promo).not.toBeEditable();
      await expect(basket.removePromo).toBeVisible();
    },
    removing: (stage: Stage<Props>) => expect.poll(() => stage.calls.isWaiting(ports.removePromo)).toBe(true),
  },
});
