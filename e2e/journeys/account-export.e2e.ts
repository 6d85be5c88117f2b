import { expect, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { accountExportMachine } from '#machines/account-export/account-export.machine.ts';
import { accountExportModel } from '#machines/account-export/account-export.model.ts';
import { newCustomer, somebodyNew } from '../demo-city.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Your data' });
const button = (page: Page) => part(page).getByRole('button', { name: /^(Download my data|Getting your data)$/ });

actInThePage<SnapshotFrom<typeof accountExportMachine>['value'], { email: string; files: Download[] }>({
  model: modelOf(accountExportModel),
  ports: { ask: endpoints.export_account.path },
  unreachable: {
    'the server knows of no such copy': 'this server has it',
    'the session is over': 'the page is left for the way out as soon as it is heard',
    'the browser takes no file': 'a browser that runs scripts takes a file',
  },
  rules: [],
  unseen: [],
  open: async (page) => {
    const who = somebodyNew();
    const files: Download[] = [];
    page.on('download', (file) => files.push(file));
    await remember(page, { user: await newCustomer(page.request, who) });
    await openPage(page, '/profile');
    return { email: who.email, files };
  },
  acts: {
    'the customer wants their data': ({ page }) => button(page).click(),
    'the browser has the file': async ({ props: { email, files } }) => {
      await expect.poll(() => files.length).toBeGreaterThan(0);
      const [file] = files.splice(0);
      if (!file) throw new Error('no file was saved');
      expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/);
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email } });
    },
  },
  states: {
    idle: ({ page }) => expect(button(page)).toBeEnabled(),
    asking: ({ page }) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    // The browser may have the file before anybody looks.
    saving: ({ page }) => expect(part(page).getByRole('alert')).toBeHidden(),
    saved: ({ page }) => expect(part(page).getByText('Your file is saved in your downloads.')).toBeVisible(),
    failed: ({ page }) => expect(part(page).getByRole('alert')).toBeVisible(),
  },
});
