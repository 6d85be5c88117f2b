import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SpecificationGroup } from '#contract/entities/store.ts';
import {
  defaultChoice,
  hintOf,
  isFull,
  isSatisfied,
  priceOfChoice,
  priceOfLine,
  problemOf,
  toggleOption,
  type Choice,
} from '#domain/cart/item-choice.ts';

type Rule = Partial<Pick<SpecificationGroup, 'type' | 'range' | 'max_range' | 'is_required'>> & { defaults?: number[] };
const group = ({ defaults = [], ...rule }: Rule, unique_id = 1): SpecificationGroup => ({
  unique_id,
  name: 'To dip',
  type: 2,
  range: 0,
  max_range: 0,
  is_required: false,
  default_selected_count: defaults.length,
  ...rule,
  list: [1, 2, 3, 4, 5].map((option) => ({
    unique_id: option,
    name: `Option ${option}`,
    price: option / 2,
    is_default_selected: defaults.includes(option),
  })),
});
const chosen = (...options: number[]): Choice => new Map([[1, new Set(options)]]);

describe('a group is satisfied', () => {
  test.each([
    ['one-choice, required', { type: 1, is_required: true }, [false, true, false]],
    ['one-choice, whatever numbers are set', { type: 1, range: 2, max_range: 3, is_required: true }, [false, true, false]],
    ['one-choice, not required', { type: 1 }, [true, true, false]],
    ['neither range nor max, required', { is_required: true }, [false, true, true, true, true, true]],
    ['neither range nor max', {}, [true, true, true, true, true, true]],
    ['range 2 alone, required', { range: 2, is_required: true }, [false, false, true, false]],
    ['range 2 alone, not required', { range: 2 }, [true, false, true, false]],
    ['2 to 4, required', { range: 2, max_range: 4, is_required: true }, [false, false, true, true, true, false]],
    ['2 to 4, not required', { range: 2, max_range: 4 }, [true, false, true, true, true, false]],
    ['up to 3', { max_range: 3 }, [true, true, true, true, false]],
    ['up to 3, required', { max_range: 3, is_required: true }, [false, true, true, true, false]],
  ] as const)('%s', (_name, rule, byCount) => {
    expect(byCount.map((_, count) => isSatisfied(group(rule), count))).toEqual([...byCount]);
  });
});

test('boxes are disabled exactly by the rule', () => {
  expect(isFull(group({ range: 2 }), 2)).toBe(true);
  expect(isFull(group({ range: 2 }), 1)).toBe(false);
  expect(isFull(group({ range: 2, max_range: 4 }), 3)).toBe(false);
  expect(isFull(group({ range: 2, max_range: 4 }), 4)).toBe(true);
  expect(isFull(group({}), 5)).toBe(false);
  expect(isFull(group({ type: 1 }), 1)).toBe(false);
});

test('hints', () => {
  expect(hintOf(group({ type: 1 }))).toEqual({ is: 'exactly', count: 1 });
  expect(hintOf(group({ range: 2, max_range: 4 }))).toEqual({ is: 'between', fewest: 2, most: 4 });
  expect(hintOf(group({ range: 2, max_range: 2 }))).toEqual({ is: 'exactly', count: 2 });
  expect(hintOf(group({ range: 2 }))).toEqual({ is: 'exactly', count: 2 });
  expect(hintOf(group({ max_range: 3 }))).toEqual({ is: 'up_to', most: 3 });
  expect(hintOf(group({}))).toEqual({ is: 'none' });
});

test('whatever is clicked, no group passes its maximum, and prices are the sum of what is chosen', () => {
  const rule = fc.record({
    type: fc.constantFrom(1 as const, 2 as const),
    range: fc.nat(3),
    max_range: fc.nat(4),
    is_required: fc.boolean(),
  });
  fc.assert(
    fc.property(
      rule,
      fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 9_999 }),
      (shape, clicks, quantity) => {
        const max_range = shape.max_range === 0 ? 0 : Math.max(shape.max_range, shape.range);
        const groups = [group({ ...shape, max_range })];
        const choice = clicks.reduce((before, option) => toggleOption(groups, before, 1, option), defaultChoice(groups));
        const problem = problemOf(groups, choice);
        const options = [...(choice.get(1) ?? [])];
        expect(problem?.is === 'too_many' || problem?.is === 'unknown_option').toBe(false);
        expect(priceOfChoice(groups, choice)).toBe(options.reduce((sum, option) => sum + option * 50, 0));
        expect(priceOfLine(1_000, groups, choice, quantity)).toBe((1_000 + priceOfChoice(groups, choice)) * quantity);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe('a click on an option', () => {
  const groups = [group({ max_range: 2 }), group({ type: 1 }, 2), group({}, 3)];
  const after = (choice: Choice, groupId: number, option: number) => [
    ...(toggleOption(groups, choice, groupId, option).get(groupId) ?? []),
  ];
  test('adds, and takes away only itself', () => {
    expect(after(new Map(), 1, 3)).toEqual([3]);
    expect(after(chosen(3), 1, 4)).toEqual([3, 4]);
    expect(after(chosen(3, 4), 1, 3)).toEqual([4]);
    expect(after(chosen(3), 1, 3)).toEqual([]);
  });
  test('that the group can’t take changes nothing', () => {
    const full = chosen(3, 4);
    expect(toggleOption(groups, full, 1, 5)).toBe(full);
    expect(after(new Map([[3, new Set([1, 2, 3, 4])]]), 3, 5)).toEqual([1, 2, 3, 4, 5]);
  });
  test('on what is not on the menu changes nothing', () => {
    const choice = chosen(3);
    expect(toggleOption(groups, choice, 9, 1)).toBe(choice);
    expect(toggleOption(groups, choice, 1, 9)).toBe(choice);
  });
  test('in a one-choice group takes the place of the other, and leaves other groups alone', () => {
    const choice: Choice = new Map([
      [1, new Set([3])],
      [2, new Set([1])],
    ]);
    const next = toggleOption(groups, choice, 2, 5);
    expect([...next].map(([id, options]) => [id, [...options]])).toEqual([
      [1, [3]],
      [2, [5]],
    ]);
    expect([...(toggleOption(groups, next, 2, 5).get(2) ?? [])]).toEqual([5]);
    expect([...(choice.get(2) ?? [])]).toEqual([1]);
  });
});

describe('what is wrong with a choice', () => {
  test('is the first thing, with how much', () => {
    expect(problemOf([group({ range: 2, is_required: true })], chosen(1))).toEqual({ group: 1, is: 'too_few', missing: 1 });
    expect(problemOf([group({ range: 2, is_required: true })], new Map())).toEqual({ group: 1, is: 'too_few', missing: 2 });
    expect(problemOf([group({ max_range: 2 })], chosen(1, 2, 3))).toEqual({ group: 1, is: 'too_many', most: 2 });
    expect(problemOf([group({ max_range: 2 })], chosen(1, 9))).toEqual({ group: 1, is: 'unknown_option', option: 9 });
  });
  test('is a group that is not on the menu, but not one in which nothing is chosen', () => {
    expect(problemOf([group({})], new Map([[7, new Set([1])]]))).toEqual({ group: 7, is: 'unknown_group' });
    expect(problemOf([group({})], new Map([[7, new Set()]]))).toBeNull();
  });
});

test('defaults are no more than the group takes, in the menu’s order', () => {
  const [first, most] = [(rule: Rule) => [...(defaultChoice([group(rule)]).get(1) ?? [])], [1, 2, 3, 4, 5]];
  expect(first({ type: 1, defaults: [2, 4] })).toEqual([2]);
  expect(first({ max_range: 2, defaults: [5, 1, 3] })).toEqual([1, 3]);
  expect(first({ defaults: most })).toEqual(most);
  expect(first({})).toEqual([]);
});
