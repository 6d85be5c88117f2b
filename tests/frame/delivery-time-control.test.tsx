import { describe, expect, test } from 'vitest';
import { FIRST_WHEN } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { DeliveryTimeControl } from '#src/frame/DeliveryTimeControl.tsx';
import { draw } from '../features/stage/draw.tsx';
import { standingFlow } from '../features/stage/standing-flow.ts';

const choice = { date: '2026-11-20', start: '18:00', end: null, at: Date.parse('2026-11-20T17:00:00Z') };
const shownAt = async (path: string, time: object) => {
  const fulfilmentTime = standingFlow({ ...FIRST_WHEN, time: { ...FIRST_WHEN.time, choice, ...time } });
  return (await draw(<DeliveryTimeControl />, { flows: { fulfilmentTime }, path })).shown()[0];
};

describe('the time in the header', () => {
  test('a closed store’s preset is said in the basket, and on no other page', async () => {
    const preset = { is: 'preset', presetOf: 'b'.repeat(24) };
    expect(await shownAt('/basket', preset)).toContain('Fri 20, 18:00');
    for (const path of ['/stores', '/home', '/']) expect(await shownAt(path, preset)).not.toContain('18:00');
  });
  test('one that the customer chose is said everywhere', async () => {
    for (const path of ['/basket', '/stores', '/'])
      expect(await shownAt(path, { is: 'scheduled', presetOf: null })).toContain('Fri 20, 18:00');
  });
});
