import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageRecord } from '#statecharts/page-record.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';

const index = pathToFileURL(fileURLToPath(new URL('../dist/statecharts/index.html', import.meta.url))).href;

const RECORD = {
  record: 'storefront.page-record',
  version: 1,
  release: 'older12345',
  language: 'fr',
  page: '/basket',
  forgotten: 0,
  events: [
    { at: 0, actor: 'x:0', machine: 'signIn', event: 'xstate.init', state: 'signingIn' },
    { at: 900, actor: 'x:0', machine: 'signIn', event: 'forgot.chosen', state: 'forgetting' },
    { at: 950, actor: 'x:1', machine: 'command', event: 'xstate.init', state: 'idle' },
    { at: 990, actor: 'x:2', machine: 'ofAnotherShop', event: 'xstate.init', state: 'other' },
  ],
} satisfies PageRecord;

const carry = (page: Page, type: 'drop' | 'paste', text: string) =>
  page.evaluate(
    ([kind, held]) => {
      const carried = new DataTransfer();
      carried.setData('text/plain', held);
      document.body.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }),
      );
    },
    [type, text] as const,
  );
const brought = (page: Page) => page.locator('#brought');

test('a record dropped on the index says which flows it met, and is walked on a drawing', IN_VERIFY, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(index);
  await expect(brought(page)).toBeHidden();
  await carry(page, 'drop', JSON.stringify(RECORD));
  await expect(brought(page)).toContainText('Each flow is walked step by step on its drawing.');
  await expect(brought(page)).toContainText('Release older12345, French, page /basket: 4 events.');
  await expect(brought(page).getByRole('listitem')).toHaveText(['Sign-in2 events', 'Command1 event', 'Of another shop1 event']);
  await expect(brought(page).getByRole('link')).toHaveCount(2);
  await brought(page).getByRole('link', { name: 'Sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'What happened, once more' })).toBeVisible();
  await expect(page.getByText('Release older12345, French, page /basket: 4 events.')).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toContainText('The customer opens Sign in');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('group', { name: /^Drawing of/ }).locator('.state[data-state="forgetting"]')).toHaveClass(/now/);
  expect(page.url()).not.toContain('record=');
  expect(complaints.filter((complaint) => !/\/\.cache\//.test(complaint))).toEqual([]);
});
