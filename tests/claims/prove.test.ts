import { describe, expect, test } from 'vitest';
import { explore, type Explorable, type Product } from './explore.ts';
import { prove, shortestTo, type Journey } from './prove.ts';

const move = (says: string, helps: boolean) => ({ by: 'time' as const, says, helps });

/** Numbers that lead to numbers; a move that helps is written with a `+`. */
const numbers = (ways: Readonly<Record<number, readonly string[]>>): Explorable<number> => ({
  begin: 0,
  keyOf: String,
  moves: (situation, add) => {
    for (const way of ways[situation] ?? []) add(move(way, way.startsWith('+')), Number(way.replace('+', '')));
  },
});
const explored = (ways: Readonly<Record<number, readonly string[]>>) => explore(numbers(ways));
const told = ({ moves, move: by }: Product<number>, journey: Journey | null) => journey?.map((edge) => moves[by[edge] as number]?.says);
const is = (number: number) => (situation: number) => situation === number;

describe('a claim of single situations', () => {
  const product = explored({ 0: ['1', '2'], 1: ['3'], 2: ['4'], 3: ['4'] });

  test('is broken by the shortest journey to one that it forbids', () => {
    const { isTrue, counterexample } = prove(product, { kind: 'never', holds: is(4) });
    expect(isTrue).toBe(false);
    expect(told(product, counterexample)).toEqual(['2', '4']);
    expect(told(product, prove(product, { kind: 'always', holds: (situation) => situation < 3 }).counterexample)).toEqual(['1', '3']);
  });

  test('holds where none is reached, and is not proved where not all was seen', () => {
    expect(prove(product, { kind: 'never', holds: is(5) })).toEqual({ isTrue: true, counterexample: null });
    expect(() => prove(explore(numbers({ 0: ['1'], 1: ['2'], 2: ['3'] }), { bound: 2 }), { kind: 'never', holds: is(5) })).toThrow(
      'explored',
    );
    expect(shortestTo(product, is(5))).toBeNull();
  });
});

describe('a claim of what leads to what', () => {
  const leads = { kind: 'leads to', from: is(1), to: is(3) } as const;

  test('holds where help alone comes there from wherever else one may go', () => {
    expect(prove(explored({ 0: ['1'], 1: ['2', '+2'], 2: ['1', '+3'] }), leads).isTrue).toBe(true);
    expect(prove(explored({ 0: ['1', '5'], 1: ['+3'], 5: [] }), leads).isTrue).toBe(true);
  });

  test('is broken where only somebody’s mood, or nothing, comes there', () => {
    const product = explored({ 0: ['1'], 1: ['+2'], 2: ['3'] });
    expect(told(product, prove(product, leads).counterexample)).toEqual(['1']);
    const trap = explored({ 0: ['1'], 1: ['+3', '2'], 2: ['+4'], 4: ['+2'] });
    expect(told(trap, prove(trap, leads).counterexample)).toEqual(['1', '2']);
  });

  test('asks nothing of what comes after', () => {
    expect(prove(explored({ 0: ['1'], 1: ['+3'], 3: ['+6'], 6: [] }), leads).isTrue).toBe(true);
  });
});
