import { expect, type Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { newsOf, orders, trackingModel } from '#machines/tracking/tracking.model.ts';
import { openPage } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { actStream, newsConnected, newsTold, streamEnded } from './page-stream.ts';
import { showPage } from './show-page.ts';
import { orderTold, ownOrder } from '../own-orders.ts';

const ASK = endpoints.get_order_detail.path;
/** `tell` answers with the customer's real order, as far as a sample has it. */
type Props = { readonly tell: (sample: keyof typeof orders) => Promise<void>; readonly orderId: string };

const news = (sample: keyof typeof orders) =>
  newsTold<Props>(({ props: { orderId } }) => ({ ...newsOf(orders[sample]), order_id: orderId }));
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const silence = (page: Page) => page.getByText('We can’t get an update right now.');
const isAsking = async ({ calls }: Stage<Props>, whether: boolean) => expect.poll(() => calls.isWaiting(ASK)).toBe(whether);

actInThePage<
  | 'loading'
  | 'unreachable'
  | 'refused'
  | 'endedWell'
  | 'endedBadly'
  | `following.looking.${'resting' | 'asking' | 'cutOff' | 'paused'}`
  | `following.stage.${'waiting' | 'running' | 'onTheRoad.accompanied.closed' | 'onTheRoad.accompanied.mapOpen'}`,
  Props
>({
  model: modelOf(trackingModel),
  ports: { askOrder: ASK },
  unreachable: {
    'more is known of the order': 'the chart tells itself with each answer',
    'the time is told': 'the page tells it every five seconds, whatever happens',
    'nothing of the page is heard any more': 'a browser tells of its page as long as there is one',
    'the ride breaks': 'what of a ride breaks is a state of its own chart',
  },
  rules: [
    { event: 'page.hidden', when: ({ context }) => context.isHidden === false, because: 'a hidden page is hidden' },
    { event: 'page.shown', when: ({ context }) => context.isHidden === true, because: 'a page that is shown is shown' },
    {
      event: 'news.connected',
      when: ({ context: { known, isFed, isHidden, missed } }) => known === null && isFed === false && isHidden === false && missed === 0,
      because: 'a stream that ended begins again after a wait of its own',
    },
    {
      event: 'xstate.after.nextLook',
      when: ({ context }) => context.isFed === false,
      because: 'the stream is given up for dead in the same time',
    },
    { event: 'news.lost', when: ({ context }) => context.isFed === true, because: 'what never came is not lost' },
    {
      event: 'news.updated',
      when: ({ context: { known, isFed } }) => known !== null && isFed === true,
      because: 'without a stream nothing is told',
    },
  ],
  unseen: [
    'following.looking.deciding',
    'following.stage.deciding',
    'following.stage.onTheRoad.accompanied.deciding',
    'following.stage.onTheRoad.broken',
  ],
  elsewhere: {
    'following.looking.resting | news.connected | 0': 'tests/machines/tracking: here the stream begins before the order is there',
    'following.looking.asking | news.connected | 0': 'tests/machines/tracking: here the stream begins before the order is there',
    'following.stage.onTheRoad.broken | map.opened | 0': 'tests/machines/tracking: no ride breaks in the page',
  },
  open: async (page, calls, input) => {
    const { holder, orderId } = await ownOrder(page);
    const order = await orderTold(page.request, holder, orderId);
    await actStream(page);
    if (input === 1)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }));
    await openPage(page, `/delivery-coming?order_id=${orderId}`);
    return {
      orderId,
      tell: async (sample) => {
        const { order_status, order_status_id, request_detail, provider_detail, sequence } = orders[sample].order;
        const route = await calls.take(ASK);
        await route.fulfill({
          json: {
            success: true,
            is_confirmation_code_required_at_complete_delivery: true,
            server_time: new Date(orders[sample].serverTime ?? 0).toISOString(),
            order: { ...order, order_status, order_status_id, request_detail, provider_detail, sequence },
          },
        });
      },
    };
  },
  acts: {
    'news come by themselves': newsConnected,
    'news no longer come by themselves': streamEnded,
    'news say that the store has accepted': news('accepted'),
    'news say that the store said no': news('rejected'),
    'old news come late': news('waiting'),
    'the order waits for its store': ({ props }) => props.tell('waiting'),
    'the store has accepted': ({ props }) => props.tell('accepted'),
    'a courier is on the road': ({ props }) => props.tell('onTheRoad'),
    'another courier is on the road': ({ props }) => props.tell('onTheRoadAgain'),
    'the courier gave the order back': ({ props }) => props.tell('givenBack'),
    'the customer has it': ({ props }) => props.tell('received'),
    'the store said no': ({ props }) => props.tell('rejected'),
    'no courier was found': ({ props }) => props.tell('noCourier'),
    'the customer tries again': ({ page }) => page.getByRole('button', { name: /^(Try again|Refresh)$/ }).click(),
    'the customer opens the map': ({ page }) => page.getByRole('button', { name: 'Show the map' }).click(),
    'the customer closes the map': ({ page }) => page.getByRole('button', { name: 'Hide map' }).click(),
    'the page is hidden': showPage(false),
    'the page is shown again': showPage(true),
    'the network is back': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  afterwards: {
    'the store said no': ({ page }) => expect(page).toHaveURL(/\/orders\b/),
    'no courier was found': ({ page }) => expect(page).toHaveURL(/\/order_detail\b/),
  },
  states: {
    loading: async (stage) => {
      await expect(heading(stage.page)).toHaveText('Track your order');
      await isAsking(stage, true);
    },
    unreachable: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    refused: async (stage) => {
      await expect(stage.page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(stage.page.getByRole('link', { name: 'Go home' })).toBeVisible();
      await isAsking(stage, false);
    },
    'following.looking.resting': async (stage) => {
      await expect(silence(stage.page)).toBeHidden();
      await isAsking(stage, false);
    },
    'following.looking.asking': (stage) => isAsking(stage, true),
    'following.looking.cutOff': async (stage) => {
      await expect(silence(stage.page)).toBeVisible();
      await isAsking(stage, false);
    },
    'following.looking.paused': (stage) => isAsking(stage, false),
    'following.stage.waiting': ({ page }) => expect(heading(page)).toHaveText('Waiting for the store'),
    'following.stage.running': ({ page }) => expect(heading(page)).toHaveText(/^(Accepted|Prepared)$/),
    'following.stage.onTheRoad.accompanied.closed': async ({ page }) => {
      await expect(heading(page)).toHaveText('On the way');
      await expect(page.getByRole('button', { name: 'Show the map' })).toBeVisible();
    },
    'following.stage.onTheRoad.accompanied.mapOpen': async ({ page }) => {
      await expect(heading(page)).toHaveText('On the way');
      await expect(page.getByRole('button', { name: 'Hide map' })).toBeVisible();
    },
    endedWell: ({ page }) => expect(page).toHaveURL(/\/order_detail/),
    endedBadly: ({ page }) => expect(page).toHaveURL(/\/order(?:s|_detail)\b/),
  },
});
