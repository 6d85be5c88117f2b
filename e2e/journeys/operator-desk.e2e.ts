import { expect } from '@playwright/test';
import { OPERATOR } from '#contract/operator.ts';
import { accepted, operatorDeskModel, waiting } from '#machines/operator-desk/operator-desk.model.ts';
import type { Move } from '#machines/operator-desk/operator-desk.machine.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { showPage } from './show-page.ts';

type Props = object;
const order = ({ page }: Stage<Props>) => page.getByRole('listitem').filter({ hasText: 'Order 1042' });
const answer =
  (path: string, json: object) =>
  async ({ calls }: Stage<Props>) =>
    (await calls.take(path)).fulfill({ json });
const lose =
  (path: string) =>
  async ({ calls }: Stage<Props>) =>
    (await calls.take(path)).abort('failed');
const lists = (...orders: readonly (typeof waiting)[]) => answer(OPERATOR.list, { orders, server_time: '2026-11-20T11:30:00Z' });
const isAsking = ({ calls }: Stage<Props>, path: string, whether: boolean) => expect.poll(() => calls.isWaiting(path)).toBe(whether);

actInThePage<'asking' | 'resting' | 'moving' | 'paused' | 'absent', Props>({
  model: modelOf(operatorDeskModel),
  ports: { askOrders: OPERATOR.list, moveOrder: OPERATOR.move },
  unreachable: {
    'asking what runs breaks': 'the page tells each of its troubles as a silence',
    'moving breaks': 'the page tells each of its troubles as a silence',
    'nothing of the page is heard any more': 'a page that runs is heard',
  },
  rules: [
    {
      event: 'move.wanted',
      when: ({ context, event }) =>
        context.orders?.[0]?.stage === 'waiting' &&
        (context.rejecting !== null) === ((event as { move?: Move }).move?.reason !== undefined),
      because: 'only an order that waits can be accepted, and rejected once a reason is asked for',
    },
    {
      event: 'rejection.begun',
      when: ({ context }) => context.rejecting === null,
      because: 'while a reason is asked for, the reasons stand in the place of the buttons',
    },
    {
      event: 'rejection.dropped',
      when: ({ context }) => context.rejecting !== null,
      because: 'only what is about to be rejected can be kept',
    },
  ],
  unseen: [],
  open: async (page) => {
    await openPage(page, '/operator');
    return {};
  },
  acts: {
    'an order waits for its store': lists(waiting),
    'an order is being made': lists(accepted),
    'there is no operator here': async ({ calls }) => (await calls.take(OPERATOR.list)).fulfill({ status: 404, json: {} }),
    'nobody answers what runs': lose(OPERATOR.list),
    'the operator accepts the order': (stage) => order(stage).getByRole('button', { name: 'Accept 1042' }).click(),
    'the operator begins to reject the order': (stage) => order(stage).getByRole('button', { name: 'Reject 1042' }).click(),
    'the operator does not reject it after all': (stage) => order(stage).getByRole('button', { name: 'Keep 1042' }).click(),
    'the operator rejects it, as something is sold out': (stage) =>
      order(stage).getByRole('button', { name: 'Something is sold out: reject 1042' }).click(),
    'the order is moved': answer(OPERATOR.move, { status: 'storeAccepted', order_status: 3 }),
    'the order has moved on by itself': answer(OPERATOR.move, { refused: 'order 1042 is prepared' }),
    'nobody answers the move': lose(OPERATOR.move),
    'the page is hidden': showPage(false),
    'the page is shown again': showPage(true),
  },
  states: {
    asking: (stage) => isAsking(stage, OPERATOR.list, true),
    resting: (stage) => isAsking(stage, OPERATOR.list, false),
    moving: (stage) => isAsking(stage, OPERATOR.move, true),
    paused: (stage) => isAsking(stage, OPERATOR.list, false),
    absent: ({ page }) => expect(page.getByRole('heading', { name: 'There is no operator here' })).toBeVisible(),
  },
  afterwards: {
    'the order has moved on by itself': ({ page }) => expect(page.getByText('order 1042 is prepared')).toBeVisible(),
    'nobody answers what runs': ({ page }) => expect(page.getByText('Nobody answers just now.')).toBeVisible(),
  },
});
