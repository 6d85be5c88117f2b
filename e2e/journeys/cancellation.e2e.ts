import { expect } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { cancellationModel } from '#machines/cancellation/cancellation.model.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { ownOrder } from '../own-orders.ts';

const onlyWhileWaiting = 'the page opens it for an order that waits for its store; tests/machines tells the others';
const newsOfTheServer = 'the order of the page does not move by itself; tests/machines tells it';
type Props = object;
const dialog = ({ page }: Stage<Props>) => page.getByRole('dialog');
const button = (stage: Stage<Props>, name: string | RegExp) => dialog(stage).getByRole('button', { name });

actInThePage<'offered.choosing' | 'offered.reasonless' | 'closed' | 'cancelling' | 'looking' | 'unknown' | 'cancelled' | 'refused', Props>({
  model: modelOf(cancellationModel),
  ports: { cancel: endpoints.user_cancel_order.path, askOrder: endpoints.get_order_detail.path },
  unreachable: {
    'the store has accepted the order': onlyWhileWaiting,
    'the order is ready': onlyWhileWaiting,
    'the server says that the store has accepted': 'a refusal is acted without what the order is now',
    'the look finds it accepted': newsOfTheServer,
    'the look finds it ready': newsOfTheServer,
    'the look finds it cancelled': newsOfTheServer,
    'news say that the store has accepted': newsOfTheServer,
    'news say that it is ready': newsOfTheServer,
    'news say that the store said no': newsOfTheServer,
    'news say that it is cancelled': newsOfTheServer,
    'old news come late': newsOfTheServer,
    'nothing is told any more': 'a page never stops hearing itself',
  },
  rules: [
    {
      event: 'reason.picked',
      when: ({ context, event }) => context.reason !== (event as unknown as { reason: string }).reason,
      because: 'a reason that is chosen stays chosen when it is pressed again',
    },
    {
      event: 'reason.written',
      when: ({ context, event }) => context.reason === 'other' && context.words !== (event as unknown as { words: string }).words,
      because: 'there is a field for words where the reason is another, and what stands in it is not typed again',
    },
  ],
  unseen: ['deciding', 'unheard'],
  open: async (page) => {
    await ownOrder(page);
    await openPage(page, '/orders');
    await page.getByRole('button', { name: /^Cancel order \d+/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return {};
  },
  acts: {
    'the customer misses an item': (stage) => dialog(stage).getByRole('radio', { name: 'Missing item' }).check(),
    'the customer has another reason': (stage) => dialog(stage).getByRole('radio', { name: 'Other' }).check(),
    'the customer writes why': (stage) => dialog(stage).getByRole('textbox').fill('Guests are ill'),
    'the customer writes nothing': (stage) => dialog(stage).getByRole('textbox').fill(' '),
    'the customer cancels': (stage) => button(stage, /^Cancel order/).click(),
    'the customer asks again': (stage) => button(stage, 'Check again').click(),
    'the network is back': async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  },
  states: {
    'offered.choosing': (stage) => expect(dialog(stage).getByText(/Nothing was sent|Add a short reason/)).toBeHidden(),
    'offered.reasonless': (stage) => expect(dialog(stage).getByText(/Nothing was sent|Add a short reason/)).toBeVisible(),
    closed: (stage) => expect(dialog(stage)).toContainText('can no longer be cancelled'),
    cancelling: (stage) => expect(button(stage, /Cancelling/)).toHaveAttribute('aria-busy', 'true'),
    looking: (stage) => expect(button(stage, /Checking/)).toHaveAttribute('aria-busy', 'true'),
    unknown: (stage) => expect(dialog(stage)).toContainText('We couldn’t confirm the cancellation'),
    // What became of the order is asked by the page that it leads to, and every such question is held here.
    cancelled: ({ page }) => expect(page).toHaveURL(/\/orders\?order_id=/),
    refused: (stage) => expect(dialog(stage)).toContainText('This order couldn’t be cancelled'),
  },
});
