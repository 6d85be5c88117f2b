import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import { reorderModel } from '#machines/reorder/reorder.model.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';

const button = (page: Page) => page.getByRole('button', { name: /^(Save|Sending)$/ });

// Once a page shows it, its address goes to openPage, what can happen there leaves `unreachable`, and the model's `usedBy` says which page.
actInThePage<SnapshotFrom<typeof reorderMachine>['value'], null>({
  model: modelOf(reorderModel),
  ports: { ask: endpoints.get_setting_detail.path },
  unreachable: {
    'the page opens': 'no page shows it yet',
    'the customer asks': 'no page shows it yet',
    'the server says yes': 'no page shows it yet',
    'no answer comes': 'no page shows it yet',
    'asking breaks': 'no page shows it yet',
    '10 s pass without an answer': 'no page shows it yet',
  },
  rules: [],
  unseen: [],
  open: async (page) => {
    await openPage(page, '/');
    return null;
  },
  acts: { 'the customer asks': ({ page }) => button(page).click() },
  states: {
    idle: async ({ page }) => {
      await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
    },
    asking: async ({ page }) => {
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    },
    done: async ({ page }) => {
      await expect(page.getByText('It is saved.')).toBeVisible();
    },
  },
});
