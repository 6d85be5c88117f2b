import { expect, test } from 'vitest';
import { CallFailed } from '#src/api/call-failed.ts';
import { Dishes } from '#src/features/stores/Dishes.tsx';
import { draw } from '../stage/draw.tsx';

const failure = { kind: 'transport', cause: 'offline', retryAfterMs: null } as const;
const nothing = { success: true, dishes: [], currency_sign: 'CHF', server_time: '2026-11-20T11:30:00.000Z', timezone: 'Europe/Zurich' };

test('a search for dishes that is lost says so and is tried again; one that finds nothing says for what', async () => {
  let isLost = true;
  const read = () => (isLost ? Promise.reject(new CallFailed(failure)) : Promise.resolve(nothing));
  const { shown, press, until } = await draw(
    <Dishes
      query="zzyzx"
      coordinates={{ latitude: 46.2, longitude: 6.14 }}
      eats={{ diets: [], without: [] }}
      isScheduled={false}
      at={null}
    />,
    { api: { read } as never },
  );
  await until(() => shown().includes('button: Try again'));
  expect(shown().join(' ')).toContain('alert: No connection.');
  isLost = false;
  await press('Try again');
  await until(() => shown().join(' ').includes('No dishes found for “zzyzx”. Try another word.'));
  expect(shown()).not.toContain('button: Try again');
});
