import { describe, expect, test, vi } from 'vitest';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { menuWith, pastOrder, water } from '#machines/reorder/sample-reorder.ts';
import { FIRST_WHEN } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { StoreHours } from '#src/features/orders/reorder/StoreHours.tsx';
import { BasketNews } from '#src/features/checkout/basket/BasketNews.tsx';
import { CheckoutNotice } from '#src/features/checkout/notices/CheckoutNotice.tsx';
import { PresetNote } from '#src/features/checkout/notices/PresetNote.tsx';
import { DeliveryTimeDialog } from '#src/features/time/DeliveryTimeDialog.tsx';
import { TimeTrouble } from '#src/features/time/schedule/TimeTrouble.tsx';
import { StoreNotices } from '#src/features/store/head/StoreNotices.tsx';
import { draw, type Drawn } from '../stage/draw.tsx';
import { standingFlow } from '../stage/standing-flow.ts';

/** Friday 20 November 2026, 12:00 in Geneva; the store opens at six each evening, and not on Saturdays. */
const moment = { now: Date.parse('2026-11-20T11:00:00Z'), timezone: 'Europe/Zurich' };
const evenings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  is_store_open: day !== 6,
  is_store_open_full_time: false,
  day_time: [{ store_open_time: '18:00', store_close_time: '22:00' }],
}));
const store = { ...sampleInvoice.store, ...ANY_STORE, store_time: evenings, is_in_delivery_time: false, is_in_pickup_time: false };
const six = { date: '2026-11-20', start: '18:00', end: null, at: Date.parse('2026-11-20T17:00:00Z') };
const saturday = { date: '2026-11-21', start: '18:00', end: null, at: Date.parse('2026-11-21T17:00:00Z') };
const TONIGHT = ['button: 18:00', 'button: 18:30', 'button: 19:00'];
const ON_SUNDAY = ['button: Sun 18:00', 'button: Sun 18:30', 'button: Sun 19:00'];

const offered = ({ shown }: Drawn) => shown().filter((line) => /^button: (\w+ )?\d\d:\d\d/.test(line));
const timeFlow = (time: object = {}) => standingFlow({ ...FIRST_WHEN, time: { ...FIRST_WHEN.time, ...time } });

describe('the next three times are buttons that take them', () => {
  const menu = (but: object = {}, at: number | null = null) =>
    ({ store: { ...store, ...but }, server_time: '2026-11-20T11:00:00Z', timezone: moment.timezone, order_start_at: at }) as never;
  const page = (told: never, fulfilmentTime = timeFlow()) => draw(<StoreNotices menu={told} knowsPlace />, { flows: { fulfilmentTime } });

  test('on the page of a closed store', async () => {
    const fulfilmentTime = timeFlow();
    const drawn = await page(menu(), fulfilmentTime);
    expect(drawn.shown()).toContain('group: Order for');
    expect(offered(drawn)).toEqual(TONIGHT);
    await drawn.press('18:00');
    expect(fulfilmentTime.told).toEqual([{ type: 'time.picked', time: six }]);
  });
  test('on the page of a store that is closed at the time that was chosen', async () => {
    expect(offered(await page(menu({ is_provide_asap: false }, saturday.at)))).toEqual(ON_SUNDAY);
  });
  test('on the page of a store that only hands over now, or takes orders for later alone', async () => {
    const collects = { is_in_pickup_time: true, first_possible_at: six.at };
    expect(offered(await page(menu(collects)))).toEqual(TONIGHT);
    expect(offered(await page(menu({ ...collects, is_provide_asap: false })))).toEqual(TONIGHT);
  });
  test('and none where nothing is taken for later, the store is open, or times go by another store’s basket', async () => {
    expect(offered(await page(menu({ is_taking_schedule_order: false, is_provide_pickup_delivery: false })))).toEqual([]);
    expect(offered(await page(menu({ is_in_delivery_time: true, is_in_pickup_time: true })))).toEqual([]);
    expect(offered(await page(menu(), timeFlow({ store: { id: 'b'.repeat(24), rules: ANY_STORE, few: [] } })))).toEqual([]);
    expect(offered(await page(menu(), timeFlow({ store: { id: store._id, rules: ANY_STORE, few: [] } })))).toEqual(TONIGHT);
  });

  const refusedFor = (reason: string, time: typeof six | null) => ({
    is: 'refused',
    failure: {
      kind: 'refused',
      code: 651,
      reason,
      details: { store, server_time: sampleInvoice.server_time, timezone: sampleInvoice.timezone },
    },
    invoice: null,
    fulfilment: { isPickup: false, time },
  });
  const notice = async (reason: string, time: typeof six | null, isAsked = false) => {
    const taken: unknown[] = [];
    const invoice = refusedFor(reason, time) as never;
    const still = () => undefined;
    const onTake = isAsked ? null : (picked: unknown) => void taken.push(picked);
    return {
      ...(await draw(<CheckoutNotice invoice={invoice} isBeingPlaced={false} onPickup={still} onRetry={still} onTake={onTake} />)),
      taken,
    };
  };
  test('in a basket whose store is closed, or does not take the time', async () => {
    const { press, taken, ...drawn } = await notice('store_closed', null);
    expect(offered({ press, ...drawn })).toEqual(TONIGHT);
    await press('18:00');
    expect(taken).toEqual([six]);
    expect(offered(await notice('store_closed', saturday))).toEqual(ON_SUNDAY);
    for (const reason of ['slot_full', 'too_soon', 'invalid_time', 'slot_past', 'asap_not_taken'])
      expect(offered(await notice(reason, six)), reason).toEqual(TONIGHT);
    expect(offered(await notice('store_closed', saturday, true)), 'where all times stand below').toEqual([]);
  });
  test('where the order is refused at pay, which is read with the press', async () => {
    const said: unknown[] = [];
    const taken: unknown[] = [];
    const { failure, fulfilment } = refusedFor('slot_full', six);
    const flows = {
      invoice: [{ is: 'priced', fulfilment, failure: null, invoice: sampleInvoice }, () => undefined],
      placement: [{ is: 'resting', failure }, (event: unknown) => void said.push(event)],
    };
    const cart = standingFlow({ is: 'empty', cart: null, refused: [] });
    const drawn = await draw(
      <BasketNews flows={flows as never} total="CHF 41.50" onPickup={() => undefined} onTake={(time) => void taken.push(time)} />,
      { flows: { cart } },
    );
    await drawn.until(() => offered(drawn).length > 0);
    expect(offered(drawn)).toEqual(TONIGHT);
    await drawn.press('18:00');
    expect([taken, said]).toEqual([[six], [{ type: 'refusal.read' }]]);
  });
  test('where a chosen time is gone', async () => {
    const told: unknown[] = [];
    const gone = { ...FIRST_WHEN.time, is: 'gone', moment, date: saturday.date, trouble: 'store_closed', refusedAt: saturday.at };
    const time = { ...gone, store: { id: store._id, rules: store, few: [] } };
    const drawn = await draw(<TimeTrouble time={time as never} onSend={(event) => void told.push(event)} />);
    expect(offered(drawn)).toEqual(ON_SUNDAY);
    await drawn.press('Sun 18:30');
    expect(told).toMatchObject([{ type: 'time.picked', time: { date: '2026-11-22', start: '18:30' } }]);
  });
  test('where a chosen time has passed, which is said so', async () => {
    const gone = { ...FIRST_WHEN.time, is: 'gone', moment, date: saturday.date, trouble: 'slot_past', refusedAt: saturday.at };
    const drawn = await draw(<TimeTrouble time={gone as never} onSend={() => undefined} />);
    expect(drawn.shown().join(' ')).toContain('The time you chose has passed. Choose another one.');
  });
  test('where a closed store presets a time, which stays once it takes orders again, until the customer wants it sooner', async () => {
    const told: unknown[] = [];
    const preset = (rules: object) => ({ ...FIRST_WHEN.time, is: 'preset', moment, choice: six, store: { id: store._id, rules, few: [] } });
    const note = (rules: object) => draw(<PresetNote view={preset(rules) as never} onSend={(event) => void told.push(event)} />);
    expect((await note({ ...store, store_time: [] })).shown().join(' ')).toContain('You can choose another time.');
    const again = await note(ANY_STORE);
    expect(again.shown().join(' ')).toContain('This store takes orders again.');
    await again.press('As soon as possible');
    expect(told).toEqual([{ type: 'asap.chosen' }]);
  });
  test('where an order is made once more, and the one that is taken stays pressed', async () => {
    const { store_id: storeId } = pastOrder;
    const { store: again } = menuWith([water], false);
    const times = [six, { ...six, start: '18:30', at: six.at + 1_800_000 }];
    const view = {
      storeId,
      storeName: again.name,
      timezone: moment.timezone,
      hours: { is: 'closed', wanted: null, from: null, times, moment },
    };
    const fulfilmentTime = timeFlow({ is: 'scheduled', choice: six });
    const { shown, press } = await draw(<StoreHours view={view as never} />, { flows: { fulfilmentTime } });
    expect(shown().filter((line) => line.startsWith('button'))).toEqual(['button: 18:00, pressed', 'button: 18:30']);
    await press('18:30');
    expect(fulfilmentTime.told).toMatchObject([{ type: 'time.picked', time: { start: '18:30' } }]);
  });
});

test('Done without a time asks for one and stays; with one it closes', async () => {
  const onClose = vi.fn();
  const dialog = (time: object) =>
    draw(<DeliveryTimeDialog open onClose={onClose} />, {
      flows: { fulfilmentTime: timeFlow({ moment, date: six.date, ...time }), load: () => Promise.resolve(null) },
    });
  const undecided = await dialog({ is: 'choosing' });
  await undecided.until(() => undecided.shown().includes('button: Done'));
  await undecided.press('Done');
  expect(undecided.shown().join(' ')).toContain('Choose a time, or close to keep what you had.');
  expect(onClose).not.toHaveBeenCalled();
  const decided = await dialog({ is: 'scheduled', choice: six });
  await decided.until(() => decided.shown().includes('button: Done'));
  await decided.press('Done');
  expect(onClose).toHaveBeenCalledOnce();
});
