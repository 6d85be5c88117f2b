import { describe, expect, test } from 'vitest';
import net from '#server/demo/geneva/street-net.json';
import { composeStreetNet } from '#tools/street-net/compose.ts';
import { GENEVA_GROUND } from '#tools/street-net/geneva.ts';

describe('the net of streets', () => {
  test('is the one that the gazetteer’s streets make: `npm run street-net` after they change', () => {
    expect(net).toEqual(composeStreetNet(GENEVA_GROUND));
  });

  test('is one whole: every place can be reached from every other', () => {
    const reached = new Set([0]);
    const next = new Map<number, number[]>();
    for (let way = 0; way < net.ways.length; way += 2) {
      const [one, other] = [net.ways[way] ?? -1, net.ways[way + 1] ?? -1];
      next.set(one, [...(next.get(one) ?? []), other]);
      next.set(other, [...(next.get(other) ?? []), one]);
    }
    for (const place of reached) for (const neighbour of next.get(place) ?? []) reached.add(neighbour);
    expect(reached.size).toBe(net.places.length / 2);
  });
});
