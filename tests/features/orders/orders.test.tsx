import { describe, expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { arrivalOf } from '#domain/orders/arrival.ts';
import { courseOf } from '#domain/orders/course.ts';
import type { MoneyBack as MoneyBackPart } from '#contract/entities/money-back.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { Arrived } from '#src/features/orders/detail/Arrived.tsx';
import { HistoryRow } from '#src/features/orders/list/HistoryRow.tsx';
import { NothingThen } from '#src/features/orders/list/NothingThen.tsx';
import { REJECT_REASONS } from '#contract/enumerations.ts';
import { Estimate } from '#src/features/orders/parts/Estimate.tsx';
import { MoneyBack, type MoneyOfEnding } from '#src/features/orders/parts/MoneyBack.tsx';
import { useMoneyBackLines } from '#src/features/orders/parts/use-money-back-lines.ts';
import { OrderEnding } from '#src/features/orders/parts/OrderEnding.tsx';
import { EndedProgress } from '#src/features/orders/parts/EndedProgress.tsx';
import { OrderProgress } from '#src/features/orders/parts/OrderProgress.tsx';
import { historyStamp, stageStamp } from '#src/features/orders/parts/order-stamp.ts';
import { HourList } from '#src/features/time/schedule/HourList.tsx';
import { formatDate, formatDay, formatMonth } from '#src/features/time/day-text.ts';
import { dayOf } from '#src/features/time/day-of.ts';
import { fullDate } from '#src/features/time/full-date.ts';
import { createTexts } from '#src/texts/texts.ts';
import { draw } from '../stage/draw.tsx';

const ZURICH = 'Europe/Zurich';
/** In Zurich a quarter past three in the afternoon of 5 March; at midnight UTC of the 5th it is one o’clock there. */
const AFTERNOON = '2026-03-05T14:15:00Z';
const LATE = '2026-03-04T23:30:00Z';

describe('times, in the zone of the order and the words of the language', () => {
  test.each([
    ['when a stage was reached', () => stageStamp(AFTERNOON, ZURICH, 'en'), '05 Mar 03:15 PM'],
    ['past midnight there', () => stageStamp(LATE, ZURICH, 'en'), '05 Mar 12:30 AM'],
    ['past midnight there, in French', () => stageStamp(LATE, ZURICH, 'fr'), '5 mars, 00:30'],
    ['with the year', () => historyStamp(LATE, ZURICH, 'en'), '05 Mar 2026 12:30 AM'],
    ['with the year, in French', () => historyStamp(LATE, ZURICH, 'fr'), '5 mars 2026, 00:30'],
    ['a day', () => formatDay(LATE, ZURICH, 'en'), '05 Mar'],
    ['a day in French', () => formatDay(LATE, ZURICH, 'fr'), '5 mars'],
    ['a date', () => formatDate(LATE, ZURICH, 'en'), '05 Mar 2026'],
    ['a date in French', () => formatDate(LATE, ZURICH, 'fr'), '5 mars 2026'],
    ['a month', () => formatMonth('2026-02-28T23:30:00Z', ZURICH, 'en'), 'March 2026'],
    ['a month in French', () => formatMonth('2026-02-28T23:30:00Z', ZURICH, 'fr'), 'mars 2026'],
  ])('%s', (_says, say, words) => expect(say().replaceAll('\u00a0', ' ')).toBe(words));

  test('a weekday with the number of its day, and a date in full', () => {
    expect(fullDate(createTexts('en').i18n, '2026-11-26')).toBe('Thursday 26 November');
    expect(fullDate(createTexts('fr').i18n, '2026-11-26')).toBe('jeudi 26 novembre');
    expect([dayOf('en', '2026-11-24'), dayOf('fr', '2026-11-22')]).toEqual([
      { weekday: 'Tues', number: 24 },
      { weekday: 'dim.', number: 22 },
    ]);
  });
});

describe('where the money is', () => {
  const money = async (but: Partial<MoneyOfEnding>) =>
    (await draw(<MoneyBack money={{ charge: 0, parts: undefined, back: undefined, currency: 'CHF', timezone: ZURICH, ...but }} />)).shown();
  const part = (but: Record<string, unknown>) =>
    ({ part: 'card', amount: 30, state: 'done', at: LATE, card: { card_type: 'visa', last_four: '4242' }, ...but }) as never;
  test.each([
    ['back in the wallet', part({ part: 'wallet' }), 'CHF 30.00 has been returned to your wallet.'],
    ['back on a card, on the day there', part({}), 'CHF 30.00 was refunded to Visa ···· 4242 on 05 Mar 2026.'],
    ['on its way to a card that is not told', part({ state: 'due', card: null }), 'CHF 30.00 is being refunded to your card.'],
    ['refused by a card', part({ state: 'refused' }), 'We couldn’t refund CHF 30.00 to Visa ···· 4242 automatically. We’re on it.'],
  ])('%s', async (_says, back, sentence) => expect(await money({ back: [back] })).toEqual([sentence]));
  test('what it cost comes first; cash is told by the parts', async () => {
    expect(await money({ charge: 2.5, back: [part({ part: 'cash' }), part({ part: 'wallet' })] })).toEqual([
      'Cancelling cost CHF 2.50. CHF 30.00 has been returned to your wallet.',
    ]);
    const parts = { wallet_payment: 10, card_payment: 30, cash_payment: 0 };
    expect(await money({ parts })).toEqual(['CHF 10.00 has been returned to your wallet. CHF 30.00 is being refunded to your card.']);
    expect(await money({ parts: { wallet_payment: 0, card_payment: 0, cash_payment: 20 } })).toEqual(['There is nothing to pay in cash.']);
    expect(await money({ charge: 5, parts: { wallet_payment: 0, card_payment: 0, cash_payment: 20 } })).toEqual([
      'Cancelling cost CHF 5.00. CHF 5.00 of the fee stays open on your invoice. Nobody will come to collect it in cash.',
    ]);
    expect(await money({})).toEqual([]);
  });
});

test('an order that ended without success says why, under the name of the order; another one nothing', async () => {
  const ended = sampleOrder({ order_status: 103, cancel_charge: 0 });
  expect((await draw(<OrderEnding order={ended} name="Order 7." />)).shown()).toEqual([
    'status:',
    'Order 7. The store could not take your order.',
    'link: See who’s open now',
  ]);
  const said: Record<'en' | 'fr', unknown[]> = { en: [], fr: [] };
  for (const language of ['en', 'fr'] as const)
    for (const reject_reason of REJECT_REASONS)
      said[language].push((await draw(<OrderEnding order={{ ...ended, reject_reason }} />, { language })).shown()[1]);
  expect(said.en).toEqual([
    'The store had too many orders to take yours.',
    'The store was about to close and could not take your order.',
    'Something in your order is sold out, so the store could not take it.',
    'The store cannot reach your address, so it could not take your order.',
    'The store could not take your order.',
  ]);
  expect(new Set(said.fr).size).toBe(REJECT_REASONS.length);
  for (const order_status of [ORDER_STATUS.courierRejected, ORDER_STATUS.courierCancelled])
    expect((await draw(<OrderEnding order={sampleOrder({ order_status })} />)).shown()).toContain('link: See who’s open now');
  const parcel = sampleOrder({ order_status: ORDER_STATUS.storeCancelled, store_id: null, cancel_charge: 0 });
  expect((await draw(<OrderEnding order={parcel} />)).shown().join(' ')).toContain('We had to cancel your courier order.');
  const byCustomer = await draw(<OrderEnding order={sampleOrder({ order_status: 101, cancel_charge: 0 })} />);
  expect(byCustomer.shown()).toEqual(['status:', 'You cancelled this order.']);
  expect((await draw(<OrderEnding order={sampleOrder({ order_status: 3 })} />)).shown()).toEqual([]);
});

test('an order’s line says each stage, when it was reached, and when it is received about', async () => {
  const order = sampleOrder({
    order_status: 5,
    estimated_at: AFTERNOON,
    timezone: ZURICH,
    date_time: [
      { status: 1, date: '2026-03-05T13:00:00Z' },
      { status: 3, date: '2026-03-05T13:05:00Z' },
    ] as never,
  });
  const at = (now: string) => (
    <OrderProgress order={order} arrival={arrivalOf(order, Date.parse(now))} course={courseOf(order)} direction="vertical" fromSent />
  );
  const { shown } = await draw(at('2026-03-05T13:30:00Z'));
  expect(shown()[0]).toMatch(/^Sent done/);
  expect(shown().at(-1)).toBe('Received to comearound 15:15');
  expect(shown().filter((line) => / now/.test(line))).toHaveLength(1);
  // Half an hour after it was estimated it is not in the past, and a day before it says its day.
  expect((await draw(at('2026-03-05T14:45:00Z'))).shown().at(-1)).toBe('Received to comearound 15:45');
  expect((await draw(at('2026-03-04T14:45:00Z'))).shown().at(-1)).toBe('Received to comearound Thur 5 Mar, 15:15');
});

test('the head and the last stop of an order have one estimate, with its day where that is not today', async () => {
  const order = sampleOrder({ order_status: 3, estimated_at: AFTERNOON, latest_at: '2026-03-05T14:30:00Z', timezone: ZURICH });
  const said = async (now: string) => {
    const arrival = arrivalOf(order, Date.parse(now));
    const { shown } = await draw(
      <>
        <Estimate arrival={arrival} course={courseOf(order)} timezone={ZURICH} />
        <OrderProgress order={order} arrival={arrival} course={courseOf(order)} direction="vertical" />
      </>,
    );
    return [shown().find((line) => line.startsWith('Arriving')), shown().at(-1)];
  };
  expect(await said('2026-03-05T13:30:00Z')).toEqual(['Arriving between 15:15 and 15:30.', 'Received to come15:15 – 15:30']);
  expect(await said('2026-03-05T14:20:00Z')).toEqual(['Arriving between 15:20 and 15:30.', 'Received to come15:20 – 15:30']);
  expect(await said('2026-03-04T13:30:00Z')).toEqual([
    'Arriving between Thur 5 Mar, 15:15 and 15:30.',
    'Received to comeThur 5 Mar, 15:15 – 15:30',
  ]);
});

test('a stop of today says its time alone, with its day for who hears; one of another day says both', async () => {
  const order = sampleOrder({ order_status: 3, timezone: ZURICH, date_time: [{ status: 3, date: AFTERNOON }] });
  const accepted = async (now: string) => {
    const line = <OrderProgress order={order} arrival={arrivalOf(order, Date.parse(now))} course={courseOf(order)} />;
    const { shown } = await draw(line);
    return [shown()[0], document.querySelector('li > :nth-child(2) > .visually-hidden')?.textContent ?? null];
  };
  expect(await accepted('2026-03-05T15:00:00Z')).toEqual(['Accepted now05 Mar 15:15', '05 Mar ']);
  expect(await accepted('2026-03-06T15:00:00Z')).toEqual(['Accepted now05 Mar 03:15 PM', null]);
  const ended = { ...order, order_status: 103, date_time: [...order.date_time, { status: 103, date: '2026-03-05T14:20:00Z' }] };
  const { shown } = await draw(<EndedProgress order={ended} now={Date.parse('2026-03-05T15:00:00Z')} />);
  expect(shown().find((line) => line.includes('ended here'))).toBe('Store rejected ended here05 Mar 15:20');
});

test('a history without orders between two days says the years', async () => {
  const { shown } = await draw(<NothingThen dates={{ start: '2020-01-01', end: '2020-02-01' }} />);
  expect(shown()[0]).toContain('No orders between 01 Jan 2020 and 01 Feb 2020');
});

describe('the times of a date', () => {
  const choice = (start: string, but: Record<string, unknown> = {}) =>
    ({ date: '2026-11-26', start, end: null, at: Date.parse(`2026-11-26T${start}Z`), whyNot: null, left: null, ...but }) as never;
  const list = async (choices: readonly never[], chosen: unknown = null) => {
    const onPick = vi.fn<(choice: unknown) => void>();
    return { ...(await draw(<HourList date="2026-11-26" choices={choices} chosen={chosen as never} onPick={onPick} />)), onPick };
  };
  test('all of them, the impossible ones with why, slots with what is left', async () => {
    const three = [
      choice('18:00', { whyNot: 'slot_full' }),
      choice('18:30', { left: 1, end: '19:00' }),
      choice('19:00', { left: 4 }),
      choice('19:30'),
    ];
    const { shown, press, onPick } = await list(three, three[3]);
    expect(shown()).toEqual([
      'group: Time on Thursday 26 November',
      'radio: 18:00 Full, disabled',
      'radio: 18:30 - 19:00 1 place left',
      'radio: 19:00 4 places left',
      'radio: 19:30, checked',
    ]);
    await press('19:00 4 places left');
    expect(onPick.mock.calls).toEqual([[three[2]]]);
  });
  test('are entered at noon, or at the one that is chosen, and nothing is picked by that', async () => {
    const choices = ['00:00', '11:30', '12:00', '12:30'].map((start) => choice(start));
    const entered = async (chosen: unknown) => {
      const { control, onPick } = await list(choices, chosen);
      expect(onPick).not.toHaveBeenCalled();
      return ['00:00', '11:30', '12:00', '12:30'].filter((start) => control(start).tabIndex === 0);
    };
    expect(await entered(null)).toEqual(['12:00']);
    expect(await entered(choices[0])).toEqual(['00:00']);
  });
  test('none, or none that can be had', async () => {
    expect((await list([])).shown()).toEqual(['No slot available at this time']);
    expect((await list([choice('18:00', { whyNot: 'slot_past' })])).shown().at(-1)).toBe('No times available on this date.');
  });
});

describe('a past order', () => {
  const past = {
    _id: 'o'.repeat(24),
    unique_id: 2_043,
    order_status: 25,
    store_detail: { name: 'La Rade', image_url: '/rade.svg' },
    currency: 'CHF',
    user_pay_payment: 41.5,
    completed_at: LATE,
    timezone: ZURICH,
    items: [
      { item_name: 'Fondue', quantity: 2 },
      { item_name: 'Water', quantity: 1 },
    ],
    rating_to_store: null,
    rating_to_provider: null,
  } as unknown as HistoryOrder;
  const row = async (but: Partial<HistoryOrder> | Record<string, unknown> = {}) =>
    draw(<HistoryRow order={{ ...past, ...but } as HistoryOrder} />);
  test('says what it was, when it was in its own zone, what it cost and how it ended', async () => {
    const { shown, control } = await row();
    expect(shown()).toEqual([
      'link: La Rade',
      '05 Mar 2026 12:30 AM Order 2043',
      '2 Fondue, Water',
      'CHF 41.50',
      'Completed',
      'button: Order again: La Rade, order 2043',
      'link: Rate order 2043',
    ]);
    expect(control('Rate order 2043').getAttribute('href')).toBe(`/order_detail?order_id=${past._id}#rating`);
    expect(control('La Rade').getAttribute('href')).toBe(`/order_detail?order_id=${past._id}`);
    const french = await draw(<HistoryRow order={past} />, { language: 'fr', groups: ['orders'] });
    expect(french.shown().at(-1)).toBe('link: Donner un avis sur la commande 2043');
  });
  test('a parcel is sent again; stars that were given are told; a server that tells none leaves them out', async () => {
    const parcel = await row({ store_detail: null, rating_to_provider: { rating: 4 } });
    expect(parcel.shown().slice(0, 1)).toEqual(['link: Courier']);
    expect(parcel.shown().slice(-2)).toEqual(['link: Send again', 'Your rating: 4']);
    expect(parcel.control('Send again').getAttribute('href')).toBe(`/courier_order?again=${past._id}`);
    expect((await row({ rating_to_store: undefined })).shown().at(-1)).toBe('button: Order again: La Rade, order 2043');
  });
  test('one that came to nothing says where the money is, and asks for no stars', async () => {
    const { shown } = await row({
      order_status: 101,
      cancel_charge: 2.5,
      payment_parts: { wallet_payment: 10, card_payment: 0, cash_payment: 0 },
    });
    expect(shown().slice(4)).toEqual([
      'Cancelled by you',
      'Cancelling cost CHF 2.50. CHF 7.50 has been returned to your wallet.',
      'button: Order again: La Rade, order 2043',
    ]);
    expect((await row({ order_status: 101, cancel_charge: undefined })).shown()).toHaveLength(6);
  });
  test('one that its store rejected says why, where the store said it', async () => {
    const rejected = { order_status: ORDER_STATUS.storeRejected, cancel_charge: undefined };
    expect((await row({ ...rejected, reject_reason: 'closing' })).shown().slice(4, 6)).toEqual([
      'Store rejected',
      'The store was about to close and could not take your order.',
    ]);
    for (const reject_reason of ['other', undefined] as const) expect((await row({ ...rejected, reject_reason })).shown()).toHaveLength(6);
  });
});

test('of cash that was to be paid on delivery, its invoice says what is no longer due, whatever a cancelling cost', async () => {
  const back: MoneyBackPart = { part: 'cash', amount: 27.8, state: 'done', at: LATE, card: null };
  const Lines = () =>
    useMoneyBackLines([back], 'CHF', ZURICH).map(({ key, label, amount }) => (
      <p key={key}>
        {label} {amount}
      </p>
    ));
  expect((await draw(<Lines />)).shown()).toEqual(['No longer due in cash CHF 27.80']);
});

test('an order that was collected did not arrive', async () => {
  const { unique_id: number } = sampleOrder();
  const said = async (isPickup: boolean) => (await draw(<Arrived order={sampleOrder({ isPickup })} />)).shown().join(' ');
  expect(await said(false)).toContain(`Order ${number} has arrived`);
  expect(await said(true)).toContain(`You’ve picked up order ${number}`);
});
