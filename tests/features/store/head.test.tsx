import { expect, test } from 'vitest';
import type { StoreDay } from '#contract/entities/schedule.ts';
import { OpeningHours } from '#src/features/store/head/OpeningHours.tsx';
import { StoreBanner } from '#src/features/store/head/StoreBanner.tsx';
import { draw } from '../stage/draw.tsx';

test('a store’s head shows its best picture', async () => {
  const address = async (image_url_web: string, image_url: string) => {
    await draw(<StoreBanner store={{ image_url_web, image_url } as never} />);
    return document.querySelector('img')?.getAttribute('src') ?? null;
  };
  expect(await address('/wide.jpg', '/plain.jpg')).toBe('/wide.jpg');
  expect(await address('', '/plain.jpg')).toBe('/plain.jpg');
  expect(await address('', '')).toBeNull();
});

test('its week stands behind today’s hours, Monday first; today is the store’s', async () => {
  const day = (number: number, hours: readonly string[], more: Partial<StoreDay> = {}): StoreDay => ({
    day: number,
    is_store_open: true,
    is_store_open_full_time: false,
    day_time: hours.map((one) => ({ store_open_time: one.slice(0, 5), store_close_time: one.slice(6) })),
    ...more,
  });
  const store_time = [
    day(0, ['10:00-15:00']),
    day(1, ['11:30-14:00', '18:00-22:00']),
    day(2, ['11:30-14:00'], { is_store_open: false }),
    day(3, [], { is_store_open_full_time: true }),
    day(4, []),
    day(5, ['18:00-02:00']),
  ];
  // Thursday night by UTC, Friday at the store.
  const menu = { store: { store_time, phone: '', address: '' }, server_time: '2026-11-19T23:30:00.000Z', timezone: 'Europe/Zurich' };
  await draw(<OpeningHours menu={menu as never} />);
  const textOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(textOf('summary')[0]).toContain('Today: 18:00 - 02:00');
  expect(textOf('dl > div')).toEqual([
    'Monday11:30 - 14:00, 18:00 - 22:00',
    'TuesdayClosed',
    'WednesdayOpen 24 hours',
    'ThursdayClosed',
    'Friday18:00 - 02:00',
    'SaturdayClosed',
    'Sunday10:00 - 15:00',
  ]);
  expect(textOf('[aria-current=date] dt')).toEqual(['Friday']);
});
