import { expect, type Locator, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { wanted, type Change, type Removed, type ServerCart } from '#machines/cart/cart-intent.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartModel } from '#machines/cart/cart.model.ts';
import { soup } from '#machines/item-dialog/item-dialog.model.ts';
import { AROUND_CAROUGE, CAROUGE, newCustomer, storeNamed } from '../demo-city.ts';
import { Header } from '../models/Header.ts';
import { ItemDialog } from '../models/ItemDialog.ts';
import { StorePage } from '../models/StorePage.ts';
import { QUIET_PATH, remember, takenOver } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';

type Context = {
  readonly removed: Removed | null;
  readonly cart: ServerCart | null;
  readonly changes: readonly Change[];
  readonly failure: unknown;
};
type Props = {
  readonly store: StorePage;
  readonly fondue: ItemDialog;
  /** Where the basket's lines are pressed: beside the menu, or on small screens in the sheet, which is opened for that. */
  readonly basket: () => Promise<Locator>;
  readonly leave: () => Promise<void>;
  readonly goTo: (store: 'rade' | 'kagi') => Promise<void>;
  readonly signOut: () => Promise<void>;
};

const ports = {
  loadCart: endpoints.get_cart.path,
  saveCart: endpoints.add_item_in_cart.path,
  clearCart: endpoints.clear_cart.path,
  takeBack: endpoints.take_cart_back.path,
};
const STORES = {
  rade: { id: 'a'.repeat(24), item: '1'.repeat(24), name: 'Fondue' },
  kagi: { id: 'b'.repeat(24), item: '3'.repeat(24), name: 'Ramen' },
} as const;
const pathOf = (store: keyof typeof STORES) => `/geneve/restaurants/${store}/${STORES[store].id}`;
const plain = (store: keyof typeof STORES): MenuItem => ({
  ...soup,
  _id: STORES[store].item,
  name: STORES[store].name,
  specifications: [],
});

/** The model's two stores, made of one of the demo city's, which is asked for once. */
async function serveStores(page: Page): Promise<void> {
  const real = await storeNamed(page.request, 'Café de la Rade');
  const answer = await page.request.post(endpoints.user_get_store_product_item_list.path, {
    data: { store_id: real.id, ...AROUND_CAROUGE },
  });
  const menu = (await answer.json()) as { store: object; products: object[] };
  await page.route(`**${endpoints.user_get_store_product_item_list.path}`, async (route) => {
    const request = route.request().postDataJSON() as { store_id: string };
    const wantedStore = request.store_id === STORES.kagi.id ? 'kagi' : 'rade';
    await route.fulfill({
      json: {
        ...menu,
        store: { ...menu.store, _id: STORES[wantedStore].id, name: wantedStore },
        store_path: undefined,
        products: menu.products.slice(0, 1).map((group) => ({ ...group, items: [plain(wantedStore)] })),
      },
    });
  });
}

const fondueOf = ({ cart, changes }: Context) =>
  wanted(cart, changes)?.lines.find((line) => lineKey(line) === lineKey({ itemId: STORES.rade.item, options: [], note: '' }));
const hasFondue = ({ context }: { readonly context: Context }) => fondueOf(context) !== undefined;
const hasLines = ({ context: { cart, changes } }: { readonly context: Context }) => (wanted(cart, changes)?.lines.length ?? 0) > 0;
const canPutBackFondue = ({ context: { removed } }: { readonly context: Context }) =>
  removed?.storeId === STORES.rade.id &&
  removed.lines.length === 1 &&
  removed.lines.every(({ line, at }) => at === 0 && line.quantity === 1 && line.note === '');
const isOneStepAway = ({ context, event }: { readonly context: Context; readonly event: unknown }) => {
  const now = fondueOf(context)?.quantity;
  return now !== undefined && Math.abs(now - (event as { readonly quantity: number }).quantity) === 1;
};
const covered = ['basket.attention', 'basket.clearing'].flatMap((state) =>
  ['line.added', 'quantity.chosen', 'line.removed', 'line.edited', 'cart.emptied', 'lines.restored'].map((event) => ({
    event,
    in: state,
    because: 'the question stands before everything else',
  })),
);

/** Answers a basket as the model's sample has it. */
const answered =
  (path: string, says: string) =>
  async ({ calls }: Stage<Props>) => {
    const sample = cartModel.events.find((one) => one.says === says);
    const output = sample && 'output' in sample.event ? (sample.event.output as { readonly value: ServerCart }) : null;
    if (!output) throw new Error(`${says} answers nothing`);
    await (await calls.take(path)).fulfill({ json: { success: true, ...output.value, currency: 'CHF' } });
  };
const add =
  (store: keyof typeof STORES) =>
  async ({ page, props }: Stage<Props>) => {
    await props.goTo(store);
    await props.store.item(STORES[store].name).click();
    const dialog = new ItemDialog(page, STORES[store].name);
    await dialog.confirm.click();
    // The question about another store's items may take the dialog's place at once.
    await expect(dialog.box).toBeHidden();
  };
/** The fondue as it comes, beside one that was asked for without garlic. */
const plainFondue = (basket: Locator) => basket.getByRole('listitem').filter({ hasText: 'Fondue', hasNotText: 'no garlic' });
/** Presses a button of the fondue's line, which may depend on the line. */
const press =
  (choose: (line: Locator) => Promise<RegExp>) =>
  async ({ props }: Stage<Props>) => {
    await props.goTo('rade');
    const line = plainFondue(await props.basket());
    // What it says now is read once it stands.
    await expect(line).toBeVisible();
    await line.getByRole('button', { name: await choose(line) }).click();
    await props.leave();
  };
const step = (button: RegExp) => press(() => Promise.resolve(button));
const isWaiting = ({ calls }: Stage<Props>, port: keyof typeof ports) => expect.poll(() => calls.isWaiting(ports[port]), port).toBe(true);

type Value = SnapshotFrom<typeof cartMachine>['value'];
type StatePath = `basket.${Exclude<Value['basket'], 'deciding'>}` | `undo.${Value['undo']}`;

const LONG_FROM = 5_000;
const LONGER = 100_000;
/**
 * Steps take longer on a busy machine than the page waits for an answer: its long waits end only when a journey says so,
 * and what can be put back stays on offer until it is closed.
 */
function slowDown({ longFrom, longer }: { readonly longFrom: number; readonly longer: number }) {
  AbortSignal.timeout = () => new AbortController().signal;
  const setTimer = window.setTimeout.bind(window);
  const OFFERED_FOR = 24_000;
  Object.assign(window, {
    setTimeout: (happen: () => void, wait = 0) => (wait === OFFERED_FOR ? 0 : setTimer(happen, wait >= longFrom ? wait + longer : wait)),
  });
}
/** It stands there beneath a dialog too, which hides it from who sees nothing. */
const undoIn = (page: Page) => page.getByRole('status', { includeHidden: true }).getByRole('button', { name: 'Undo', includeHidden: true });
const timePasses = async ({ page }: Stage<Props>) => {
  await page.evaluate(async () => {
    await (await fetch('/healthz')).text();
  });
  await page.clock.fastForward(LONGER + 65_000);
};

actInThePage<StatePath, Props>({
  // What is offered to be put back decides what the page lets one do, though no guard of the chart.
  model: modelOf({
    ...cartModel,
    project: (snapshot) => [cartModel.project(snapshot), snapshot.context.removed !== null, canPutBackFondue(snapshot)],
  }),
  ports,
  unreachable: {
    'what can be put back is another': 'the chart says it to itself',
    '24 s pass': 'a slow machine would make a journey of it at any step: e2e/basket.e2e.ts',
    'the customer types an absurd quantity': 'quantities are stepped, not typed',
    'the customer orders ramens of another store once more, and the basket may go for them':
      'the pages of this journey show no order of the past: e2e/order-again.e2e.ts',
  },
  rules: [
    ...covered,
    { event: 'quantity.chosen', when: isOneStepAway as never, because: 'a quantity moves by one, and of what is in the basket' },
    { event: 'line.removed', when: hasFondue as never, because: 'there is nothing to remove' },
    { event: 'line.edited', when: hasFondue as never, because: 'there is nothing to change' },
    { event: 'cart.emptied', when: hasLines as never, because: 'there is nothing to clear' },
    { event: 'lines.restored', when: canPutBackFondue as never, because: 'one puts back what one removed' },
    { event: 'undo.held', when: ({ context }) => context.removed !== null && context.offer === null, because: 'nothing is offered' },
    { event: 'undo.released', when: ({ context }) => context.removed !== null && context.offer === null, because: 'nothing is offered' },
    { event: 'removal.settled', when: ({ context }) => context.removed !== null && context.offer === null, because: 'nothing is offered' },
    {
      event: 'failure.read',
      when: ({ context }) => context.failure !== null || context.refused.length > 0,
      because: 'there is no message to read',
    },
  ],
  hearsLanguage: true,
  unseen: ['basket.deciding'],
  undecided: { 'basket.deciding | always | 1': 'the customer orders ramens of another store once more, and the basket may go for them' },
  open: async (page, _calls, input) => {
    await page.addInitScript(slowDown, { longFrom: LONG_FROM, longer: LONGER });
    await serveStores(page);
    await page.route(`**${endpoints.get_parked_carts.path}`, (route) =>
      route.fulfill({
        json: {
          success: true,
          carts: [{ cart_id: 'e'.repeat(24), store_name: 'kagi', currency: 'CHF', total_item: 1, total_cart_amount: 19 }],
        },
      }),
    );
    const user = await newCustomer(page.request);
    await remember(page, { user, place: CAROUGE });
    const otherTab = await page.context().newPage();
    await otherTab.goto(QUIET_PATH);
    // Behind another tab a page draws one frame a second.
    await page.bringToFront();
    const untold = cartModel.inputs[input]?.input.unsent;
    if (untold) {
      await page.goto(QUIET_PATH);
      await page.evaluate((kept) => sessionStorage.setItem('storefront.untold_basket', kept), JSON.stringify({ holder: user._id, untold }));
    }
    await page.goto(pathOf('rade'));
    await takenOver(page);
    const store = new StorePage(page);
    await expect(store.item('Fondue')).toBeVisible();
    const isBeside = await store.panel.isVisible();
    return {
      store,
      fondue: new ItemDialog(page, 'Fondue'),
      basket: async () => {
        if (isBeside) return store.panel;
        await store.look.click();
        return store.sheet;
      },
      leave: async () => {
        if (isBeside) return;
        // It goes by itself once nothing is left in it.
        if (await store.sheet.isVisible()) await page.keyboard.press('Escape');
        await expect(store.sheet).toBeHidden();
      },
      goTo: async (name) => {
        await page.evaluate((path) => {
          if (location.pathname === path) return;
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        }, pathOf(name));
        await expect(store.item(STORES[name].name)).toBeVisible();
      },
      // In again at once, for the next time: that asks for the basket once more, and is no other state.
      signOut: async () => {
        await otherTab.evaluate(() => localStorage.removeItem('user'));
        await expect(new Header(page).signIn).toBeVisible();
        await otherTab.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user));
        await expect(new Header(page).account).toBeVisible();
      },
    };
  },
  acts: {
    ...Object.fromEntries(cartModel.events.filter(({ by }) => by === 'time').map(({ says }) => [says, timePasses])),
    'the server answers an empty basket': answered(ports.loadCart, 'the server answers an empty basket'),
    'the server answers a basket with a fondue': answered(ports.loadCart, 'the server answers a basket with a fondue'),
    'the server answers a basket with a ramen of another store': answered(
      ports.loadCart,
      'the server answers a basket with a ramen of another store',
    ),
    'the server takes the basket': answered(ports.saveCart, 'the server takes the basket'),
    'the server brings back the basket with a ramen': answered(ports.takeBack, 'the server brings back the basket with a ramen'),
    'the server empties the basket': answered(ports.clearCart, 'the server empties the basket'),
    'the customer adds a fondue': add('rade'),
    'the customer adds a ramen of another store': add('kagi'),
    'the customer takes two fondues': press(async (line) =>
      (await line
        .getByRole('group', { name: /Quantity/ })
        .getByText('1', { exact: true })
        .isVisible())
        ? /^One more/
        : /^One less/,
    ),
    'the customer takes one fondue': step(/^One less/),
    'the customer removes the fondue': step(/^Remove/),
    'the customer changes the fondue’s note': async ({ props }) => {
      await props.goTo('rade');
      await plainFondue(await props.basket())
        .getByRole('button', { name: 'Fondue', exact: true })
        .click();
      await props.fondue.note.fill('no garlic');
      await props.fondue.confirm.click();
      await expect(props.fondue.box).toBeHidden();
    },
    'the customer clears the basket': async ({ props }) => {
      await (await props.basket()).getByRole('button', { name: 'Empty the basket' }).click();
      await props.leave();
    },
    'the customer puts back what was removed': ({ page }) => undoIn(page).click(),
    'the customer closes the offer to put it back': ({ page }) => page.getByRole('status').getByRole('button', { name: 'Close' }).click(),
    'the customer points at the offer, or comes to it by keys': ({ page }) => undoIn(page).hover(),
    'the customer goes elsewhere': async ({ page }) => {
      await page.mouse.move(0, 0);
      await page.locator('#main').focus();
    },
    'the customer wants a basket back that was kept aside': ({ page }) =>
      page.getByRole('button', { name: /^Restore the basket from/ }).click(),
    'the basket moves elsewhere': ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'the customer signs out': ({ props }) => props.signOut(),
    'the customer agrees to clear the basket': ({ page }) =>
      page.getByRole('dialog', { name: 'Attention' }).getByRole('button', { name: 'Start a new basket' }).click(),
    'the customer keeps the basket': ({ page }) =>
      page.getByRole('dialog', { name: 'Attention' }).getByRole('button', { name: 'Keep my basket' }).click(),
    'the customer tries again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'the customer reads the message': ({ page }) => page.getByRole('button', { name: 'Got it' }).click(),
  },
  states: {
    'basket.loading': (stage) => isWaiting(stage, 'loadCart'),
    'basket.unavailable': ({ page }) =>
      expect(
        page
          .getByText(/Your basket could not be loaded\.|We can’t reach the server right now\./)
          .filter({ visible: true })
          .first(),
      ).toBeVisible(),
    'basket.settled': async ({ calls, page }) => {
      await expect.poll(() => Object.values(ports).some((path) => calls.isWaiting(path))).toBe(false);
      // The panel and the bar both say it for a moment.
      await expect(page.getByText('Calculating the total')).toHaveCount(0);
    },
    'basket.saving': (stage) => isWaiting(stage, 'saveCart'),
    'basket.attention': ({ page }) => expect(page.getByRole('dialog', { name: 'Attention' })).toContainText('from another store'),
    'basket.takingBack': (stage) => isWaiting(stage, 'takeBack'),
    'basket.clearing': async (stage) => {
      await expect(stage.page.getByRole('dialog', { name: 'Attention' })).toBeVisible();
      await isWaiting(stage, 'clearCart');
    },
    'undo.nothing': ({ page }) => expect(undoIn(page)).toBeHidden(),
    'undo.offered': ({ page }) => expect(undoIn(page)).toBeVisible(),
    'undo.held': ({ page }) => expect(undoIn(page)).toBeVisible(),
  },
});
