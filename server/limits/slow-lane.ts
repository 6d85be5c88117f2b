import { RetryLater } from './retry-later.ts';

/** How long each one in the lane is kept, milliseconds: three of them end within what a browser waits for an answer. */
const HOLD_TIME = 2_000;
const AT_MOST = 3;

type Lane = { waiting: number; turn: Promise<void> };
const lanes = new Map<string, Lane>();

/**
 * Lets those with the same key pass one after the other, each after a pause: slower for all of them, closed to none for
 * long. In each process by itself.
 * @throws RetryLater when too many wait already
 */
export async function passSlowly(key: string, pause: (milliseconds: number) => Promise<void>): Promise<void> {
  const lane = lanes.get(key) ?? { waiting: 0, turn: Promise.resolve() };
  if (lane.waiting >= AT_MOST) throw new RetryLater(503, HOLD_TIME);
  lanes.set(key, lane);
  lane.waiting += 1;
  lane.turn = lane.turn.then(() => pause(HOLD_TIME));
  await lane.turn;
  lane.waiting -= 1;
  if (lane.waiting === 0) lanes.delete(key);
}
