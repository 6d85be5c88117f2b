import { act, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { OperatorOrder } from '#contract/operator.ts';
import { createHolder } from '#src/shop/holder.ts';
import { DeskBar } from '#src/features/operator/DeskBar.tsx';
import { OperatorPage } from '#src/features/operator/OperatorPage.tsx';
import { draw } from '../stage/draw.tsx';
import { order } from './sample-order.ts';

const STAGES = ['waiting', 'kitchen', 'ready', 'courier', 'on_the_way', 'handed_over'] as const;

type Listed = { readonly orders: readonly OperatorOrder[]; readonly server_time: string } | null | 'absent';

afterEach(() => vi.unstubAllGlobals());

/** The operator's page over a desk at which these answers lie, null for none; what it is asked to move is kept. */
async function desk(
  answered: Listed,
  { moved = { status: 'accepted', order_status: 3 } as object, language = 'en' as 'en' | 'fr', path = '/' } = {},
) {
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
  const drawn = await draw(<OperatorPage />, { flows, language, groups: ['operator', 'orders', 'payment-parts', 'frame'], path });
  await drawn.until(() => drawn.shown().length > 2);
  return { ...drawn, moves };
}
/** The board's lines, without what narrows it and says how it is worked by keys. */
const board = (lines: readonly string[]) =>
  lines.slice(lines.findLastIndex((line) => /^(keeps an order|garde une commande)/.test(line)) + 1);
const listed = (...orders: OperatorOrder[]): Listed => ({ orders, server_time: '2026-11-25T18:00:00Z' });

describe('the operator’s desk', () => {
  const stagesIn = (lines: readonly string[]) =>
    board(lines).filter((line) => !/^(?:Order|Commande) |·|^(?:Delivery|Livraison|As soon|Dès que)/.test(line));
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
    const actions = [
      'accept',
      'prepare',
      'ready',
      'assign',
      'move',
      'complete',
      'reject',
      'cancel',
      'cancel-request',
      'no-courier',
      'courier-rejects',
      'courier-cancels',
    ] as const;
    const { shown, control, press, moves } = await desk(listed(order(7, 'waiting', actions)));
    expect(board(shown())).toEqual([
      'Waiting to be accepted',
      'Order 7',
      'Delivery',
      'La Rade · Waiting for the store',
      'As soon as possible',
      'button: Accept 7',
      'button: Prepare 7',
      'button: Mark as ready 7',
      'button: Assign a courier 7',
      'button: Hand over 7',
      'button: Reject 7',
      'button: Cancel 7',
      'button: Store asks to cancel 7',
      'button: No courier found 7',
      'button: Courier declines 7',
      'button: Courier gives up 7',
    ]);
    // What ends an order badly is less of a button than what brings it on.
    const looks = ['Hand over 7', 'Reject 7', 'Cancel 7', 'No courier found 7'].map((name) => control(name).className);
    expect(new Set(looks.slice(1)).size).toBe(1);
    expect(looks[0]).toBe(control('Prepare 7').className);
    expect(new Set([control('Accept 7').className, looks[0], looks[1]]).size).toBe(3);
    await press('No courier found 7');
    expect(moves).toEqual([{ number: 7, action: 'no-courier' }]);
  });
  test('asks why an order is rejected before it is, and lets it be', async () => {
    const { shown, press, moves } = await desk(
      listed(order(7, 'waiting', ['accept', 'reject'], { reject_reasons: ['too_busy', 'sold_out', 'other'] })),
    );
    await press('Reject 7');
    expect(moves).toEqual([]);
    expect(board(shown()).slice(5)).toEqual([
      'group: Why is it rejected? The customer reads it.',
      'button: Too many orders: reject 7',
      'button: Something is sold out: reject 7',
      'button: Another reason: reject 7',
      'button: Keep 7',
    ]);
    await press('Keep 7');
    expect(board(shown()).slice(5)).toEqual(['button: Accept 7', 'button: Reject 7']);
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
  test('is a slip: what, for whom, where, for when and how it is paid', async () => {
    const slip = order(8, 'kitchen', [], {
      lines: [
        { name: 'Fondue', quantity: 2, options: ['Large', 'Bread'], note: 'No garlic', if_missing: 'remove' },
        { name: 'Water', quantity: 1, options: [], note: '', if_missing: 'call' },
      ],
      note: 'Ring twice',
      to: { address: 'Rue de Carouge 12, 1205 Genève', floor: '3', entry_code: '12B4', note: '' },
      contact: { name: 'Zoé Test', phone: '791234567' },
      paid: [
        { part: 'wallet', amount: 'CHF 5.00' },
        { part: 'card', amount: 'CHF 40.00' },
      ],
      wanted_at: '2026-11-28T17:30:00.000Z',
      wanted_until: '19:00',
    });
    expect(board((await desk(listed(slip))).shown())).toEqual([
      'In the kitchen',
      'Order 8',
      'Delivery',
      'La Rade · Waiting for the store',
      'Sat 28 Nov 2026, 18:30 – 19:00',
      '2',
      'Fondue',
      'Large · Bread',
      '“No garlic”',
      'If unavailable: remove it',
      '1',
      'Water',
      '“Ring twice”',
      'To',
      'Rue de Carouge 12, 1205 Genève',
      'Floor: 3',
      'Entry code: 12B4',
      'For',
      'Zoé Test, +41 79 123 45 67',
      'Paid',
      'Wallet: CHF 5.00',
      'Card: CHF 40.00',
    ]);
  });
  test('says who collects, what is owed at the counter, and about when', async () => {
    const slip = order(8, 'ready', [], {
      is_user_pick_up_order: true,
      contact: { name: 'Zoé Test', phone: '' },
      paid: [{ part: 'cash', amount: 'CHF 41.52' }],
      cash_to_take: 'CHF 41.50',
      estimated_at: '2026-11-28T17:30:00.000Z',
    });
    expect(board((await desk(listed(slip))).shown()).slice(2)).toEqual([
      'To collect',
      'La Rade · Waiting for the store',
      'As soon as possible, about Sat 28 Nov 2026, 18:30',
      'Collected by',
      'Zoé Test',
      'Take CHF 41.50 in cash',
    ]);
  });
  test('has of a stage first what is wanted first', async () => {
    const late = order(7, 'waiting', [], { wanted_at: '2026-11-25T20:00:00Z' });
    const shown = (await desk(listed(late, order(9, 'waiting', [])))).shown();
    expect(shown.filter((line) => line.startsWith('Order '))).toEqual(['Order 9', 'Order 7']);
  });
  test('is narrowed by store, stage and kind, in its address', async () => {
    const here = order(7, 'waiting', []);
    const there = order(8, 'ready', [], { store_id: 'b'.repeat(24), store_name: 'Le Lac', is_user_pick_up_order: true });
    const parcel = order(9, 'ready', [], { store_id: null, store_name: null });
    const numbers = async (path: string) =>
      (await desk(listed(here, there, parcel), { path })).shown().filter((line) => /^Order |^No order is/.test(line));
    expect(await numbers('/')).toEqual(['Order 7', 'Order 8', 'Order 9']);
    expect(await numbers(`/?store=${'b'.repeat(24)}`)).toEqual(['Order 8']);
    expect(await numbers('/?stage=ready')).toEqual(['Order 8', 'Order 9']);
    expect(await numbers('/?kind=parcel')).toEqual(['Order 9']);
    expect(await numbers('/?kind=parcel&stage=waiting')).toEqual(['No order is like this']);
    expect(await numbers('/?kind=nonsense')).toHaveLength(3);
  });
  test('is worked by keys while the focus is on an order, and never while a field has it', async () => {
    const { control, moves } = await desk(
      listed(order(7, 'waiting', ['accept', 'reject'], { reject_reasons: ['other'] }), order(8, 'kitchen', ['ready'])),
    );
    const key = (name: string, more: KeyboardEventInit = {}) =>
      act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more })));
    control('Accept 7').focus();
    await key('j');
    expect(document.activeElement?.textContent).toBe('Order 8');
    await key('j');
    expect(document.activeElement?.textContent).toBe('Order 8');
    await key('k');
    await key('n', { ctrlKey: true });
    expect(document.activeElement?.textContent).toBe('Order 7');
    await key('r');
    expect(control('Another reason: reject 7')).toBeTruthy();
    await key('n');
    await key('Escape');
    expect(document.activeElement?.textContent).toBe('Order 7');
    control('Store').focus();
    await key('n');
    expect(moves).toEqual([]);
    control('Accept 7').focus();
    await key('n');
    expect(moves).toEqual([{ number: 7, action: 'accept' }]);
  });
  test('sounds once for each look that finds a new order, and only once it is switched on', async () => {
    const started: string[] = [];
    const node = { connect: (next: unknown) => next, start: () => started.push('tone'), stop: () => undefined };
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    class Audio {
      currentTime = 0;
      close = () => Promise.resolve();
      createOscillator = () => ({ ...node, frequency: { value: 0 } });
      createGain = () => ({ ...node, gain });
    }
    vi.stubGlobal('AudioContext', Audio);
    const search = { store: '', stage: '', kind: '' } as const;
    function Looks() {
      const [numbers, setNumbers] = useState([7]);
      const look = (...found: number[]) => <button onClick={() => setNumbers(found)}>{found.join(' ')}</button>;
      return (
        <>
          {look(7, 8)}
          {look(8, 9, 10)}
          {look(11)}
          <DeskBar orders={numbers.map((number) => order(number, 'waiting', []))} search={search} narrow={() => undefined} />
        </>
      );
    }
    const { control, press } = await draw(<Looks />, { groups: ['operator', 'frame'] });
    expect((control('Sound for new orders') as HTMLInputElement).checked).toBe(false);
    await press('7 8');
    expect(started).toEqual([]);
    await press('Sound for new orders');
    await press('7 8');
    expect(started).toEqual([]);
    await press('8 9 10');
    expect(started).toEqual(['tone']);
    await press('Sound for new orders');
    await press('11');
    expect(started).toEqual(['tone']);
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
    const NOTHING = ['button: Store, dishes and slots', 'No orders in progress', 'New orders appear here straight away.'];
    expect((await desk(listed())).shown().slice(2)).toEqual(NOTHING);
    expect((await desk(null)).shown()).toContain('No connection. You’re seeing the last known state.');
    expect((await desk('absent')).shown().slice(2)).toEqual([
      'This page is only available in the demo',
      'In the demo, orders are moved on by hand from this computer.',
    ]);
  });
});
