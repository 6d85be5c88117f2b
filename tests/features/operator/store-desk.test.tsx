import { afterEach, expect, test, vi } from 'vitest';
import type { OperatorStore } from '#contract/operator.ts';
import { StoreDesk } from '#src/features/operator/StoreDesk.tsx';
import { draw } from '../stage/draw.tsx';

afterEach(() => vi.unstubAllGlobals());

const [HERE, THERE, FONDUE, SOUP] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24)) as [string, string, string, string];
const store: OperatorStore = {
  id: HERE,
  currency: 'CHF',
  timezone: 'Europe/Zurich',
  is_busy: false,
  is_closed_early: false,
  is_open: true,
  closes_at: Date.parse('2026-11-20T21:00:00Z'),
  clock: null,
  items: [
    { id: FONDUE, name: { en: 'Fondue', fr: 'La fondue' }, price: 26, is_sold_out: false },
    { id: SOUP, name: { en: 'Soup', fr: 'La soupe' }, price: 9.5, is_sold_out: true },
  ],
  slots: [{ is_pickup: false, starts_at: Date.parse('2026-11-20T18:00:00Z'), ends_at: '19:30', taken: 1, capacity: 3 }],
};

/** A store's desk over a server that tells this; what it is asked to change is kept. */
async function desk(but: Partial<OperatorStore> = {}, { changed = { done: true } as object, language = 'en' as 'en' | 'fr' } = {}) {
  const changes: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (body !== undefined) {
      changes.push((JSON.parse(body as string) as { change: unknown }).change);
      return Promise.resolve(Response.json(changed));
    }
    const told = path.endsWith('/stores')
      ? { stores: [{ id: HERE, name: 'La Rade' }, { id: THERE, name: 'Le Lac' }] } // prettier-ignore
      : { ...store, ...but, id: path.split('id=')[1] };
    return Promise.resolve(Response.json(told));
  });
  const drawn = await draw(<StoreDesk named={THERE} />, { language, groups: ['operator', 'frame'] });
  await drawn.until(() => drawn.shown().length > 2);
  return { ...drawn, changes };
}
const BUSY = 'Kitchen is busy Orders take longer to prepare.';
const CLOSED = 'Closed now Nothing more is taken until it opens next.';
const FULL = 'Full Nobody can choose it any more.';
const isChecked = (control: HTMLElement) => (control as HTMLInputElement).checked;

test('a store is busy, or closed where it is open', async () => {
  const { press, changes, control } = await desk();
  expect(isChecked(control(BUSY))).toBe(false);
  await press(BUSY);
  await press(CLOSED);
  expect(changes).toEqual([
    { is: 'busy', busy: true },
    { is: 'closed', closed: true },
  ]);
  const closed = (await desk({ is_open: false })).control('Closed now It’s closed by its own hours.') as HTMLInputElement;
  expect([closed.checked, closed.disabled]).toEqual([true, true]);
});

test('a dish is sold out, and has another price that can be one', async () => {
  const { press, changes, control, type } = await desk({}, { language: 'fr' });
  expect(control('Plat à modifier').textContent).toContain('La soupe, CHF\u00a09.50');
  await press('Épuisé');
  for (const typed of ['', 'dear', '0', '99999']) {
    await type('Nouveau prix', typed);
    await press('Modifier');
  }
  await type('Nouveau prix', '31,50');
  await press('Modifier');
  expect(changes).toEqual([
    { is: 'sold_out', item_id: FONDUE, sold_out: true },
    { is: 'price', item_id: FONDUE, price: 31.5 },
  ]);
});

test('a slot is full, and a store without slots has none', async () => {
  const { press, changes, control } = await desk();
  expect(control('Slot to change').textContent).toBe('Delivery Fri 20 Nov 2026, 19:00 – 19:30: 1 of 3 taken');
  await press(FULL);
  expect(changes).toEqual([{ is: 'slot', is_pickup: false, starts_at: Date.parse('2026-11-20T18:00:00Z'), ends_at: '19:30', full: true }]);
  expect((await desk({ slots: [] })).shown().join('\n')).not.toContain('Slot');
});

test('the clock is moved where it can be, to closing time only while the store is open', async () => {
  const clock = { now: Date.parse('2026-11-20T11:30:00Z'), pace: 60 };
  const { press, changes, shown } = await desk({ clock });
  expect(shown().join('\n')).toContain('Fri 20 Nov 2026, 12:30\nThe demo’s clock goes 60 times as fast as yours.');
  await press('A quarter of an hour on');
  await press('To closing time');
  await press('To the next clock change');
  expect(changes).toEqual(['quarter', 'closing', 'clock_change'].map((to) => ({ is: 'clock', to })));
  expect(((await desk({ clock, closes_at: null })).control('To closing time') as HTMLButtonElement).disabled).toBe(true);
  expect((await desk({ clock: null })).shown().join('\n')).not.toContain('clock');
});

test('why nothing was changed is said in the server’s words', async () => {
  const { press, shown, until } = await desk({}, { changed: { refused: 'it is closed already' } });
  await press(CLOSED);
  await until(() => shown().join('\n').includes('The store is already closed.'));
  expect(shown()).toContain('That didn’t work The store is already closed.');
});
