import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween, type Point } from '#domain/geometry.ts';
import { demoCity } from '#server/demo/demo-content.ts';
import { NearestFirst } from '#server/gazetteer/nearest-first.ts';
import { bankOf, routeBetween } from './geneva.ts';

const PAQUIS: Point = [46.2131, 6.1454];
const CAROUGE: Point = [46.184, 6.139];
const JUSSY: Point = [46.2359, 6.2667];

describe('the shortest road between two doors', () => {
  test('leads from one to the other, along streets, and is not much longer than it must be', () => {
    const { path, metres } = routeBetween(PAQUIS, CAROUGE);
    expect([path[0], path.at(-1)]).toEqual([PAQUIS, CAROUGE]);
    expect(path.length).toBeGreaterThan(20);
    expect(metres).toBeGreaterThan(metresBetween(PAQUIS, CAROUGE));
    expect(metres).toBeLessThan(metresBetween(PAQUIS, CAROUGE) * 1.6);
  });

  test('crosses the Rhône where there is a bridge', () => {
    const { path } = routeBetween(PAQUIS, CAROUGE);
    const wet = path.slice(1).flatMap((to, index) => {
      const from = path[index] ?? to;
      const banks = [from, to].map(([latitude, longitude]) => bankOf({ latitude, longitude }));
      return banks[0] === banks[1] ? [] : [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const];
    });
    expect(wet).toHaveLength(1);
    expect(
      Math.min(...(demoCity().city.roads?.divide?.crossings ?? []).map((position) => metresBetween(position, wet[0] ?? [0, 0]))),
    ).toBeLessThan(80);
  });

  test('is the same both ways, and nothing from a door to itself', () => {
    expect(routeBetween(CAROUGE, PAQUIS).metres).toBe(routeBetween(PAQUIS, CAROUGE).metres);
    expect(routeBetween(JUSSY, JUSSY).metres).toBeLessThan(500);
  });

  test('of three doors the way over the third is never shorter', () => {
    const point = fc.tuple(fc.double({ min: 46.17, max: 46.24, noNaN: true }), fc.double({ min: 6.07, max: 6.2, noNaN: true }));
    fc.assert(
      fc.property(point, point, (from, to) => {
        const direct = routeBetween(from, to);
        expect(direct.metres).toBeGreaterThanOrEqual(Math.floor(metresBetween(from, to)) - 3);
        const half = direct.path[Math.floor(direct.path.length / 2)] ?? from;
        expect(routeBetween(from, half).metres + routeBetween(half, to).metres).toBeGreaterThanOrEqual(direct.metres - 5);
      }),
      { numRuns: 40 },
    );
  });
});

test('what waits is taken the cheapest first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), (costs) => {
      const waiting = new NearestFirst<string>();
      for (const cost of costs) waiting.add(`of ${cost}`, cost);
      const taken = Array.from(costs, () => waiting.take()?.cost);
      expect(taken).toEqual(costs.toSorted((one, other) => one - other));
      expect(waiting.take()).toBeNull();
    }),
  );
});
