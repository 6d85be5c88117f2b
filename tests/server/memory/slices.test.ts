import { expect, test } from 'vitest';
import { inSlices } from '#server/memory/slices.ts';

test('long work gives others their turn', async () => {
  const slices = inSlices();
  let turns = 0;
  const others = () => {
    turns += 1;
    if (turns < 3) setImmediate(others);
  };
  setImmediate(others);
  let pauses = 0;
  while (turns < 3) {
    if (!slices.areOver()) continue;
    await slices.pause();
    pauses += 1;
  }
  expect(pauses).toBeGreaterThanOrEqual(3);
});
