import { afterEach, describe, expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { OperatorAction, OperatorOrder } from '#contract/operator.ts';
import { createHolder } from '#src/shop/holder.ts';
import { OperatorPage } from '#src/features/operator/OperatorPage.tsx';
import { draw } from '../stage/draw.tsx';

const order = (number: number, stage: OperatorOrder['stage'], actions: readonly OperatorAction[], but: Partial<OperatorOrder> = {}) =>
  ({
    number,
    stage,
    actions,
    store_name: 'La Rade',
    status: 'placed',
    order_status: 1,
    delivery_type: 1,
    created_at: '2026-11-25T18:00:00Z',
    estimated_at: null,
    next_move_at: null,
    is_user_pick_up_order: false,
    wanted_at: null,
    timezone: 'Europe/Zurich',
    reject_reasons: [],
    ...but,
  }) as OperatorOrder;

const STAGES = ['waiting', 'kitchen', 'ready', 'courier', 'on_the_way', 'handed_over'] as const;

type Listed = { readonly orders: readonly OperatorOrder[]; readonly server_time: string } | null | 'absent';

afterEach(() => vi.unstubAllGlobals());

/** The operator's page over a desk at which these answers lie, null for none; what it is asked to move is kept. */
async function desk(answered: Listed, { moved = { status: 'accepted', order_status: 3 } as object, language = 'en' as 'en' | 'fr' } = {}) {
  const moves: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    if (body !== undefined) {
      moves.push(JSON.parse(body as string));
      return Promise.resolve(Response.json(moved));
    }
    if (answered === null) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(answered === 'absent' ? new Response('', { status: 404 }) : Response.json(answered));
  });
  const flows = { headline: createHolder<string>() };
  const drawn = await draw(<OperatorPage />, { flows, language, groups: ['operator', 'frame'] });
  await drawn.until(() => drawn.shown().length > 2);
  return { ...drawn, moves };
}
const listed = (...orders: OperatorOrder[]): Listed => ({ orders, server_time: '2026-11-25T18:00:00Z' });

describe('the operator’s desk', () => {
  const stagesIn = (lines: readonly string[]) => lines.slice(2).filter((line) => !/^(?:Order|Commande) |·/.test(line));
  test('says how far each order is in words', async () => {
    const running = Object.values(ORDER_STATUS).filter((status) => status < ORDER_STATUS.completed);
    const orders = running.map((status, at) => order(100 + at, 'courier', [], { order_status: status, status: 'someStatus' }));
    for (const [language, first, last] of [
      ['en', 'Waiting for the store', 'Delivered'],
      ['fr', 'En attente du commerce', 'Livrée'],
    ] as const) {
      const said = (await desk(listed(...orders), { language })).shown().flatMap((line) => /· (.+)$/.exec(line)?.[1] ?? []);
      expect(said).toHaveLength(running.length);
      expect(new Set(said).size).toBe(running.length);
      expect([said[0], said.at(-1)]).toEqual([first, last]);
      expect(said.join(' ')).not.toMatch(/someStatus|\(\d+\)/);
    }
  });

  test('has what runs by its stage, in the order of the course', async () => {
    const orders = STAGES.toReversed().map((stage, index) => order(index + 1, stage, []));
    expect(stagesIn((await desk(listed(...orders))).shown())).toEqual([
      'Waiting to be accepted',
      'In the kitchen',
      'Ready',
      'Courier assigned',
      'On the way',
      'Handed over',
    ]);
    expect(stagesIn((await desk(listed(...orders), { language: 'fr' })).shown())).toEqual([
      'En attente d’être acceptée',
      'En cuisine',
      'Prête',
      'Livreur attribué',
      'En route',
      'Remise',
    ]);
  });
  test('has a button for whatever can be done with an order', async () => {
    const actions = ['accept', 'prepare', 'ready', 'assign', 'move', 'complete', 'reject', 'cancel', 'no-courier'] as const;
    const { shown, control, press, moves } = await desk(listed(order(7, 'waiting', actions)));
    expect(shown().slice(3)).toEqual([
      'Order 7',
      'La Rade · Waiting for the store',
      'button: Accept 7',
      'button: Prepare 7',
      'button: Mark as ready 7',
      'button: Assign a courier 7',
      'button: Next step 7',
      'button: Complete 7',
      'button: Reject 7',
      'button: Cancel 7',
      'button: No courier found 7',
    ]);
    // What ends an order badly is less of a button than what brings it on.
    const looks = ['Complete 7', 'Reject 7', 'Cancel 7', 'No courier found 7'].map((name) => control(name).className);
    expect(new Set(looks.slice(1)).size).toBe(1);
    expect(looks[0]).toBe(control('Accept 7').className);
    expect(looks[0]).not.toBe(looks[1]);
    await press('No courier found 7');
    expect(moves).toEqual([{ number: 7, action: 'no-courier' }]);
  });
  test('asks why an order is rejected before it is, and lets it be', async () => {
    const { shown, press, moves } = await desk(
      listed(order(7, 'waiting', ['accept', 'reject'], { reject_reasons: ['too_busy', 'sold_out', 'other'] })),
    );
    await press('Reject 7');
    expect(moves).toEqual([]);
    expect(shown().slice(5)).toEqual([
      'group: Why is it rejected? The customer reads it.',
      'button: Too many orders: reject 7',
      'button: Something is sold out: reject 7',
      'button: Another reason: reject 7',
      'button: Keep 7',
    ]);
    await press('Keep 7');
    expect(shown().slice(5)).toEqual(['button: Accept 7', 'button: Reject 7']);
    expect(document.activeElement?.textContent).toBe('Order 7');
    await press('Reject 7');
    await press('Something is sold out: reject 7');
    expect(moves).toEqual([{ number: 7, action: 'reject', reason: 'sold_out' }]);
  });
  test('rejects at once what no store has a reason for', async () => {
    const { press, moves } = await desk(listed(order(8, 'waiting', ['reject'], { store_name: null, reject_reasons: [] })));
    await press('Reject 8');
    expect(moves).toEqual([{ number: 8, action: 'reject' }]);
  });
  test('says whose an order is, whether it is collected and for when', async () => {
    const parcel = order(8, 'ready', [], { store_name: null, is_user_pick_up_order: true, wanted_at: '2026-11-28T17:30:00.000Z' });
    expect((await desk(listed(parcel))).shown().slice(2)).toEqual([
      'Ready',
      'Order 8',
      'Courier, to be collected, for Sat 28 Nov 2026, 18:30 · Waiting for the store',
    ]);
  });
  test('says whose age is to be checked', async () => {
    const shown = async (language: 'en' | 'fr') => (await desk(listed(order(7, 'ready', [], { minimum_age: 18 })), { language })).shown();
    expect(await shown('en')).toContain('Check age: 18+');
    expect((await shown('fr')).join('\n')).toMatch(/Contrôler l’âge\s: 18\+/);
    expect((await desk(listed(order(7, 'ready', [])))).shown().join('\n')).not.toContain('Check age');
  });
  test('says why an order was not moved, in the server’s words', async () => {
    const { shown, press } = await desk(listed(order(7, 'waiting', ['accept'])), { moved: { refused: 'It is over.' } });
    await press('Accept 7');
    expect(shown()).toContain('That didn’t work It is over.');
  });
  test('tells apart that nothing runs, that nobody answers and that there is no operator here', async () => {
    const NOTHING = ['No orders in progress', 'New orders appear here straight away.'];
    expect((await desk(listed())).shown().slice(2)).toEqual(NOTHING);
    expect((await desk(null)).shown()).toContain('No connection. You’re seeing the last known state.');
    expect((await desk('absent')).shown().slice(2)).toEqual([
      'This page is only available in the demo',
      'In the demo, orders are moved on by hand from this computer.',
    ]);
  });
});
