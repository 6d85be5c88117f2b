import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST, longestFirst } from '../longest-first.ts';

const file = (name: string, project: string) => ({ moduleId: `/anywhere/${name}`, project: { name: project } });

test('the longest tests of a project are begun first, and its files stay together', () => {
  const [storm = ''] = LONGEST.filter((name) => name.includes('/storm.test'));
  const sorted = [file('a.test.ts', 'rules'), file('b.test.ts', 'server'), file('c.test.ts', 'rules'), file(storm, 'server')];
  expect(longestFirst(sorted)).toEqual([sorted[0], sorted[2], sorted[3], sorted[1]]);
});

test('what is named as long is there', () => {
  expect(LONGEST.filter((name) => !existsSync(name))).toEqual([]);
});
