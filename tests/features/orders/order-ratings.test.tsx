import { expect, test } from 'vitest';
import { ratingMachine } from '#machines/rating/rating.machine.ts';
import { OrderRatings } from '#src/features/orders/rating/OrderRatings.tsx';
import { draw } from '../stage/draw.tsx';

const NOON = Date.parse('2026-03-05T12:00:00Z');
const stars = (rating: number, changeable_until: string) => ({ rating, review: '', rated_at: '2026-03-01T12:00:00Z', changeable_until });
const [open, over] = ['2026-03-06T12:00:00Z', '2026-03-05T11:00:00Z'];

const received = {
  orderId: 'o'.repeat(24),
  storeName: 'La Rade',
  courierName: 'Amélie',
  order_status: 25,
  delivery_type: 1,
  hasCourier: true,
  timezone: 'Europe/Zurich',
} as const;

test.each([
  ['the courier’s alone can be changed', { store: stars(5, over), courier: stars(3, open) }, [false, true]],
  ['the store’s alone can be changed', { store: stars(5, open), courier: stars(3, over) }, [true, false]],
])('store and courier are each judged by their own stars: %s', async (_says, ratings, changeable) => {
  const rating = Promise.resolve({ machine: ratingMachine, unsaved: { read: () => null, keep: () => undefined } });
  const { shown } = await draw(<OrderRatings order={{ ...received, ratings }} now={NOON} />, { flows: { load: () => rating } });
  const ofCourier = shown().indexOf('group: Amélie');
  const canBeChanged = (rows: readonly string[]) => rows.some((row) => row.startsWith('textbox: Add a comment'));
  expect([canBeChanged(shown().slice(0, ofCourier)), canBeChanged(shown().slice(ofCourier))]).toEqual(changeable);
});
