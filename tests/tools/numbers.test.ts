import { describe, expect, test } from 'vitest';
import { changed, mutantsOf } from '#tools/mutation/numbers.ts';

const made = (source: string) => mutantsOf(source).map((mutant) => changed(source, mutant));

describe('what is changed of numbers and lists', () => {
  test('a number is one more, one less and tenfold, each once', () => {
    expect(made('const wait = 5_000;')).toEqual(['const wait = (5001);', 'const wait = (4999);', 'const wait = (50000);']);
    expect(made('const none = 0;')).toEqual(['const none = (1);', 'const none = (-1);']);
    expect(made('const one = 1;')).toEqual(['const one = (2);', 'const one = (0);', 'const one = (10);']);
  });
  test('a list of numbers or words lacks each of its members in turn, and its numbers change too', () => {
    expect(made("const words = ['a', 'b', 'c'];")).toEqual([
      "const words = ['b', 'c'];",
      "const words = ['a', 'c'];",
      "const words = ['a', 'b'];",
    ]);
    expect(made('const codes = [643, 634];').slice(0, 2)).toEqual(['const codes = [634];', 'const codes = [643];']);
    expect(made('const codes = [643, 634];')).toHaveLength(8);
  });
  test('a list of one, and one of anything else, stays whole', () => {
    expect(made("const one = ['a'];")).toEqual([]);
    expect(made("const mixed = ['a', b];")).toEqual([]);
    expect(made('const holes = [, ];')).toEqual([]);
  });
  test('types are no numbers, and neither are the names of what is imported', () => {
    expect(made("import a from './a2.ts'; type Two = 1 | 2; const x: readonly [0, 1] = y;")).toEqual([]);
  });
  test('a number keeps its place among signs and dots', () => {
    expect(made('const less = -1;')).toContain('const less = -(2);');
    expect(made('const text = 5..toString();')).toContain('const text = (6).toString();');
  });
});
