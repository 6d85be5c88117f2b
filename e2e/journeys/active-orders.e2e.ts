import { expect, type Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { fondue, HALF_PAST_TWELVE, newsOf, onTheRoad, ramen, activeOrdersModel } from '#machines/active-orders/active-orders.model.ts';
import { CAROUGE, newCustomer } from '../demo-city.ts';
import { openPage, QUIET_PATH, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import { actStream, expectStream, newsAlive, newsConnected, newsTold, streamEnded, streamRefused } from './page-stream.ts';
import { showPage } from './show-page.ts';

const ASK = endpoints.get_orders.path;
/** `other` is a tab of the same browser that runs no storefront. */
type Props = { readonly user: StoredUser; readonly other: Page };
/** Each answers whether anybody waits. */
type Turns = { readonly turns: Readonly<Record<'isWanted' | 'give' | 'lose', () => boolean>> };
const SAME_TIME = 'the same time would end the other wait too';
const STREAMS = ['somebody.leading.stream.open.connecting', 'somebody.leading.stream.open.fed', 'somebody.leading.stream.broken'];

/** Whose turn it is, is acted: a browser with one tab gives it at once. */
const actTurns = (page: Page) =>
  page.addInitScript(() => {
    let waiting: { given: () => void; lost: (error: Error) => void } | null = null;
    const locks = {
      request: (_name: string, { signal }: { signal?: AbortSignal }, held: () => Promise<void> | undefined) =>
        new Promise<void>((resolve, reject) => {
          const one = { given: () => void Promise.resolve(held()).then(resolve), lost: reject };
          waiting = one;
          signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
        }),
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    const tell = (what: (one: NonNullable<typeof waiting>) => void) => () => {
      if (waiting) what(waiting);
      return waiting !== null;
    };
    Object.assign(window, {
      turns: {
        isWanted: tell(() => undefined),
        give: tell((one) => one.given()),
        lose: tell((one) => one.lost(new DOMException('stolen', 'AbortError'))),
      },
    });
  });

const turn =
  (what: keyof Turns['turns']) =>
  ({ page }: Stage<Props>) =>
    expect.poll(() => page.evaluate((asked) => (window as unknown as Turns).turns[asked](), what)).toBe(true);
const strip = ({ page }: Stage<Props>) => page.getByRole('complementary', { name: 'Your orders' });
const isAsking = ({ calls }: Stage<Props>, whether: boolean) => expect.poll(() => calls.isWaiting(ASK)).toBe(whether);
const lists =
  (...orders: readonly (typeof fondue)[]) =>
  async ({ calls }: Stage<Props>) =>
    (await calls.take(ASK)).fulfill({
      json: { success: true, order_list: orders, server_time: new Date(HALF_PAST_TWELVE).toISOString() },
    });
const otherTabSays =
  (said: object) =>
  ({ props: { other, user } }: Stage<Props>) =>
    other.evaluate(
      ([name, word]) => {
        const channel = new BroadcastChannel(name);
        channel.postMessage(word);
        channel.close();
      },
      [`storefront.running-orders.1.${user._id}`, said] as const,
    );
const word = (...orders: readonly (typeof fondue)[]) => ({
  is: 'word',
  word: { orders, ended: [], isFed: false, news: null, now: HALF_PAST_TWELVE },
});
actInThePage<
  | 'nobody'
  | `somebody.${'queueing' | 'aside'}`
  | `somebody.leading.looks.${'asking' | 'resting' | 'paused'}`
  | `somebody.leading.stream.${'idle' | 'open.connecting' | 'open.fed' | 'broken' | 'absent'}`,
  Props
>({
  model: modelOf(activeOrdersModel),
  ports: { askOrders: ASK },
  unreachable: {
    'what runs has changed': 'the chart tells itself',
    'reading the stream breaks': 'the page tells each of its troubles as an end of the stream',
    'other tabs cannot be heard any more': 'a browser has channels between tabs or it does not',
    'nothing of the page is heard any more': 'a page that runs is heard',
    'the time is told': 'it is told beside other things: nothing waits for it',
  },
  rules: [
    {
      event: 'customer.changed',
      when: ({ context, event }) =>
        'customerId' in event && event.customerId === null ? context.customerId !== null : context.customerId === null,
      because: 'who is signed in signs out before somebody else comes',
    },
    { event: 'page.hidden', when: ({ context }) => context.isHidden === false, because: 'a hidden page is hidden' },
    { event: 'page.shown', when: ({ context }) => context.isHidden === true, because: 'a page that is shown is shown' },
    { event: 'news.over', when: ({ context }) => context.broken === 0, because: SAME_TIME },
    { event: 'xstate.after.nextLook', unlessIn: STREAMS, because: SAME_TIME },
  ],
  unseen: ['somebody.leading.looks.hiding', 'somebody.leading.stream.deciding', 'somebody.leading.stream.over', 'somebody.unheard'],
  open: async (page) => {
    const user = await newCustomer(page.request);
    await remember(page, { place: CAROUGE });
    const other = await page.context().newPage();
    await other.goto(QUIET_PATH);
    await actStream(page);
    await actTurns(page);
    await openPage(page, '/help');
    return { user, other };
  },
  acts: {
    'a customer is signed in': async (stage) => {
      await stage.props.other.evaluate((kept) => localStorage.setItem('user', kept), JSON.stringify(stage.props.user));
      await turn('isWanted')(stage);
    },
    'nobody is signed in any more': ({ props: { other } }) => other.evaluate(() => localStorage.removeItem('user')),
    'it is this tab’s turn to ask': turn('give'),
    'another tab takes the turn': turn('lose'),
    'a tab was opened beside': otherTabSays({ is: 'question' }),
    'another tab tells of an order': otherTabSays(word(fondue)),
    'another tab tells that nothing runs': otherTabSays(word()),
    'the server lists one order': lists(fondue),
    'the server lists none': lists(),
    'news come by themselves': newsConnected,
    'news say that the order is on the road': newsTold<Props>(() => onTheRoad),
    'news say that the order was delivered': newsTold<Props>(() => newsOf(fondue, { order_status: 23, sequence: 7 })),
    'news tell of an order made elsewhere': newsTold<Props>(() => newsOf(ramen, {})),
    'old news come late': newsTold<Props>(() => newsOf(fondue, { sequence: 2 })),
    'the line says that it is alive': newsAlive,
    'the stream ends': streamEnded,
    'the server has too many streams': streamRefused(429),
    'the server has no stream': streamRefused(404),
    'it is time to try the stream again': ({ page }) => page.clock.fastForward(1_000),
    'something was ordered': ({ props: { other, user } }) =>
      other.evaluate((customerId) => {
        localStorage.setItem('storefront.payment', JSON.stringify({ customerId, paymentId: 'p' }));
        localStorage.removeItem('storefront.payment');
      }, user._id),
    'the customer puts an ending away': (stage) => strip(stage).getByRole('button', { name: 'Close' }).click(),
    'the page is hidden': showPage(false),
    'the page is shown again': showPage(true),
    'the network is back': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  states: {
    nobody: (stage) => expect(strip(stage)).toBeHidden(),
    'somebody.queueing': (stage) => isAsking(stage, false),
    'somebody.aside': (stage) => isAsking(stage, false),
    'somebody.leading.looks.asking': (stage) => isAsking(stage, true),
    'somebody.leading.looks.resting': (stage) => isAsking(stage, false),
    'somebody.leading.looks.paused': (stage) => isAsking(stage, false),
    'somebody.leading.stream.idle': (stage) => expectStream(stage, 'none', 'over'),
    'somebody.leading.stream.open.connecting': (stage) => expectStream(stage, 'wanted', 'open'),
    'somebody.leading.stream.open.fed': (stage) => expectStream(stage, 'open'),
    'somebody.leading.stream.broken': (stage) => expectStream(stage, 'over'),
    'somebody.leading.stream.absent': (stage) => expectStream(stage, 'over'),
  },
});
