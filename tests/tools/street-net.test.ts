import { describe, expect, test } from 'vitest';
import net from '#content/cities/geneva/street-net.json';
import { readCity } from '#server/cities/files/read-city.ts';

describe('the net of streets', () => {
  test('is the one that the city’s streets make: `npm run street-net -- content/cities/geneva` after they change', () => {
    const read = readCity('content/cities/geneva', { composesNet: true });
    expect(read.ok && read.content.gazetteer.net).toEqual(net);
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
