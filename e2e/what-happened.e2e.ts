import 'temporal-polyfill/global';
import * as v from 'valibot';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { writeFileSync, existsSync } from 'node:fs';
import { pageRecord, type PageRecord } from '#statecharts/page-record.ts';
import { loadModels } from '../packages/statecharts/draw/models.ts';
import { actorsIn } from '#statecharts/recorded-actors.ts';
import { harmlessFields } from '#contract/harmless-fields.ts';
import { replayRecord } from '#statecharts/replay-record.ts';
import { holderOf, newCartToken, newCustomer, somebodyNew } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { LandingPage } from './models/LandingPage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE, fillWithFondue } from './with-basket.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The address of the built page of a flow. @throws Error where the pages are not built: `npm run statecharts -- --pages` */
function drawnPage(flow: string): string {
  const file = join(process.cwd(), 'dist/statecharts', `${flow}.html`);
  if (!existsSync(file)) throw new Error(`${file} is not built: npm run statecharts -- --pages`);
  return pathToFileURL(file).href;
}

const NOTE = 'Ring at Bernadotte, second staircase';
const WRONG_PASSWORD = 'a guess of mine';

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy what happened' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A guest looks for a street, signs in at the second try and fills in who receives the order; then a page does not come. */
async function walkIntoAnError(page: Page, context: BrowserContext) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const who = somebodyNew();
  const user = await newCustomer(page.request, who);
  await fillWithFondue(page.request, holderOf(user));
  const cartToken = newCartToken();
  await remember(page, { cartToken });
  await openPage(page, '/');
  const landing = new LandingPage(page);
  await landing.address.fill('Rue de Carouge 12');
  await landing.suggestion(/Rue de Carouge 12/).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = new Header(page);
  await header.signIn.click();
  const signIn = new SignInDialog(page);
  await signIn.signIn(who.email, WRONG_PASSWORD);
  await expect(signIn.signInBox.getByRole('alert')).toBeVisible();
  await signIn.signIn(who.email, who.password);
  await expect(signIn.box).toHaveCount(0);
  await expect(header.basket).toHaveAccessibleName(/1 item/);
  await header.basket.click();
  const basket = new BasketPage(page);
  await basket.isReady();
  await basket.within('who', async () => {
    await basket.name.fill('Ottilie Quirrenbach');
    await basket.phone.fill('+41 78 555 01 99');
  });
  await basket.within('where', () => basket.noteForCourier.fill(NOTE));
  await page.route('**/assets/**', (route) => route.abort('connectionfailed'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible();
  return { who, user, cartToken };
}

test('what happened is copied where a page did not come, names nobody, and can be replayed', IN_VERIFY, async ({ page, context }) => {
  test.slow();
  const { who, user, cartToken } = await walkIntoAnError(page, context);
  await copyButton(page).click();
  await expect(page.getByText('Copied. Paste it into your message to us.')).toBeVisible();
  const text = await copied(page);
  const record: PageRecord = v.parse(pageRecord, JSON.parse(text));

  const own = [
    ...Object.values(who),
    user._id,
    user.server_token,
    cartToken,
    user.referral_code,
    WRONG_PASSWORD,
    NOTE,
    'Ottilie',
    'Quirrenbach',
    '785550199',
    '555 01 99',
    'Carouge',
    'Bernadotte',
    'Rade',
    FONDUE,
    '46.19',
    '6.14',
  ];
  for (const said of own) expect(text.toLowerCase(), said).not.toContain(said.toLowerCase());
  expect(text).not.toMatch(/[0-9a-f]{24}|@|\d{4}-\d\d-\d\d/);

  expect(record).toMatchObject({ language: 'en', page: '/help' });
  expect(record.release).toMatch(/^[0-9a-f]{10}$/);
  const machines = new Set(record.events.map(({ machine }) => machine));
  for (const machine of ['cart', 'session', 'checkout', 'invoice', 'signIn']) expect([...machines]).toContain(machine);

  const byMachine = new Map(
    [...new Map((await loadModels('machines')).map(({ name, model }) => [name, model])).values()].map((model) => [model.machine.id, model]),
  );
  const parted: unknown[] = [];
  for (const actor of actorsIn(record)) {
    const model = byMachine.get(actor.machine);
    if (!model) throw new Error(`${actor.machine} has no model`);
    const departure = await replayRecord(model, actor, harmlessFields);
    if (departure) parted.push([actor.machine, departure, actor.events]);
  }
  expect(parted).toEqual([]);

  await page.unrouteAll();
  await stepThrough(page, text);
});

const drawn = (page: Page, state: string) => page.getByRole('group', { name: /^Drawing of/ }).locator(`.state[data-state="${state}"]`);

const drop = (page: Page, text: string, asFile = false) =>
  page.evaluate(
    ([held, isFile]) => {
      const carried = new DataTransfer();
      if (isFile) carried.items.add(new File([held], 'record.json', { type: 'application/json' }));
      else carried.setData('text/plain', held);
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
    },
    [text, asFile] as const,
  );

async function stepThrough(page: Page, text: string): Promise<void> {
  await page.goto(drawnPage('sign-in'));
  await drop(page, text, true);
  await expect(page.getByRole('heading', { name: 'What happened, once more' })).toBeVisible();
  await expect(page.getByText(/All \d+ steps are as this chart has them/)).toBeVisible();
  const current = page.locator('[aria-current=step]');
  await expect(current).toContainText('The customer opens Sign in');
  await expect(drawn(page, 'signingIn')).toHaveClass(/now/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(current).toContainText('The customer gives identifier and password');
  await expect(drawn(page, 'askingIn')).toHaveClass(/now/);
  await page.locator('body').press(']');
  await expect(current).toContainText('code 51');
  await expect(drawn(page, 'signingIn')).toHaveClass(/now/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(current).toContainText('The customer gives identifier and password');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(current).toContainText('The server knows the customer');
  await expect(drawn(page, 'done')).toHaveClass(/now/);
}

/** A record as a page of another release might have written it. */
const RECORD = {
  record: 'storefront.page-record',
  version: 1,
  release: 'older12345',
  language: 'fr',
  page: '/basket',
  forgotten: 0,
  events: [
    { at: 0, actor: 'x:0', machine: 'signIn', event: 'xstate.init', state: 'signingIn' },
    { at: 900, actor: 'x:0', machine: 'signIn', event: 'credentials.given', state: 'done' },
  ],
} satisfies PageRecord;

test('rubbish that is dropped, pasted or chosen gets a sentence, runs nothing and breaks nothing', async ({ page }, info) => {
  const complaints = complaintsOf(page);
  await page.goto(drawnPage('sign-in'));
  const said = page.getByRole('alert');
  const hostile = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>';
  await drop(page, hostile);
  await expect(said).toContainText('This is no record of a page.');
  await drop(page, `<!doctype html>${hostile}`, true);
  await expect(said).toContainText('This is no record of a page.');
  const [first] = RECORD.events;
  await drop(page, JSON.stringify({ ...RECORD, events: [{ ...first, event: hostile }] }));
  await expect(said).toContainText(/not as a page writes it/);
  await drop(page, `{"record":${'['.repeat(200_000)}`);
  await expect(said).toContainText('This is no record of a page.');
  const large = info.outputPath('large.json');
  writeFileSync(large, Buffer.alloc(50_000_000, '[1,2],'));
  await page.getByLabel('File with a record').setInputFiles(large);
  await expect(said).toContainText('longer than any record');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await drop(page, JSON.stringify(RECORD));
  await expect(said).toHaveCount(0);
  await expect(page.getByText('Record and chart disagree at step 2.')).toBeVisible();
  expect(complaints.filter((complaint) => !/^failed: .*\/\.cache\//.test(complaint))).toEqual([]);
});
