import { expect, test } from 'vitest';
import { chunkGroups, NAMED, wrongNames } from '#tools/chunks.ts';

test('every file that the build groups by name is there', () => {
  expect(NAMED.length).toBeGreaterThan(20);
  expect(wrongNames(NAMED)).toEqual([]);
});

test('a name that is wrong is told with what to do', () => {
  expect(wrongNames(['src/app/main.tsx', 'src/app/moved.ts'])).toEqual([
    expect.stringMatching(/^tools\/chunks\.ts names src\/app\/moved\.ts, which is not there\. If it was moved, write its new path there/),
  ]);
});

test('a file that no page loads is no group', () => {
  const [, house] = chunkGroups();
  const graph = { getModuleInfo: () => null };
  expect(() => house?.name('/any/file.ts', graph)).toThrow('tools/chunks.ts names src/app/main.tsx, which no page loads');
});
