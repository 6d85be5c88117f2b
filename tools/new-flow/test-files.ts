import type { FlowNames } from './flow-names.ts';
import { wayBetween } from './way-between.ts';
import type { Layout } from './layout.ts';

/** Why nothing of a flow is acted in the page yet. `tests/project/flows.test.ts` lets it stand only while the model says that nobody uses it. */
export const NO_PAGE_YET = 'no page shows it yet';

export const machineTestText = ({ id }: FlowNames, at: Layout): string => {
  const to = wayBetween(at.machineTest);
  return `import { ${id}Model } from '${to(at.model)}';
import { describeMachine } from '${to('packages/statecharts/describe-machine.ts')}';

describeMachine(${id}Model);
`;
};

export const storyText = ({ id, type }: FlowNames, at: Layout): string => {
  const to = wayBetween(at.story);
  return `import { test } from 'vitest';
import { ${id}Model } from '${to(at.model)}';
import { to${type}View } from '${to(at.view)}';
import { tellStory, type Step } from '${to('packages/statecharts/tell-story.ts')}';
import { offline } from '${to('tests/machines/sample-failures.ts')}';

const asks: Step = ['the customer asks', { is: 'asking', failure: null }, { asked: { ask: undefined } }];

test('what did not work says why until the next try', () =>
  tellStory(${id}Model, to${type}View, [
    ['the page opens', { is: 'idle', failure: null }],
    asks,
    ['no answer comes', { is: 'idle', failure: offline }],
    asks,
    ['the server says yes', { is: 'done', failure: null }],
  ]));
`;
};

/** The journey in the page: whole, but for the page that does not show it yet. */
export const journeyText = ({ id }: FlowNames, at: Layout): string => {
  const to = wayBetween(at.journey);
  return `import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '${to('contract/endpoints.ts')}';
import type { ${id}Machine } from '${to(at.machine)}';
import { ${id}Model } from '${to(at.model)}';
import { openPage } from '${to('e2e/open-page.ts')}';
import { actInThePage, modelOf } from '${to('e2e/journeys/act.ts')}';

const button = (page: Page) => page.getByRole('button', { name: /^(Save|Sending)$/ });

// Once a page shows it, its address goes to openPage, what can happen there leaves \`unreachable\`, and the model's \`usedBy\` says which page.
actInThePage<SnapshotFrom<typeof ${id}Machine>['value'], null>({
  model: modelOf(${id}Model),
  ports: { ask: endpoints.get_setting_detail.path },
  unreachable: {
    'the page opens': '${NO_PAGE_YET}',
    'the customer asks': '${NO_PAGE_YET}',
    'the server says yes': '${NO_PAGE_YET}',
    'no answer comes': '${NO_PAGE_YET}',
  },
  rules: [],
  unseen: [],
  open: async (page) => {
    await openPage(page, '/');
    return null;
  },
  acts: { 'the customer asks': ({ page }) => button(page).click() },
  states: {
    idle: async ({ page }) => { await expect(button(page)).not.toHaveAttribute('aria-busy', 'true'); },
    asking: async ({ page }) => { await expect(button(page)).toHaveAttribute('aria-busy', 'true'); },
    done: async ({ page }) => { await expect(page.getByText('It is saved.')).toBeVisible(); },
  },
});
`;
};
