import { expect, type Locator } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import { newsletterModel } from '#machines/newsletter/newsletter.model.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';

type Box = { readonly field: Locator; readonly send: Locator; readonly thanks: Locator };

actInThePage<SnapshotFrom<typeof newsletterMachine>['value'], Box>({
  model: modelOf(newsletterModel),
  ports: { subscribe: endpoints.send_email.path },
  unreachable: {},
  rules: [],
  unseen: [],
  open: async (page) => {
    await openPage(page, '/faq');
    const foot = page.getByRole('contentinfo');
    await foot.scrollIntoViewIfNeeded();
    return {
      field: foot.getByRole('textbox', { name: 'News from your neighbourhood' }),
      send: foot.getByRole('button', { name: /Subscribe|Sending/ }),
      thanks: foot.getByText('Nearly there: open the link in the e-mail we have sent you.'),
    };
  },
  acts: {
    'the reader gives an e-mail': async ({ props: { field } }) => {
      await field.fill('reader@example.org');
      await field.press('Enter');
    },
    'the reader sends the empty field': async ({ props: { field } }) => {
      await field.fill('  ');
      await field.press('Enter');
    },
  },
  states: {
    asking: async ({ props: { send, thanks } }) => {
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      await expect(thanks).toBeHidden();
    },
    sending: async ({ props: { send } }) => {
      await expect(send).toHaveAttribute('aria-busy', 'true');
    },
    thanking: async ({ props: { thanks } }) => {
      await expect(thanks).toBeVisible();
    },
  },
});
