import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files and folders that a page names: what stands between backticks and begins with a folder of the house. */
const namedIn = (page: string): readonly string[] =>
  [
    ...page
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`((?:contract|domain|machines|src|server|tests|e2e|tools|packages|benchmarks|locales)\/[\w./-]+)`/g),
  ].map(([, path]) => path ?? '');

test.each(['docs/new-flow.md', 'docs/tests.md', 'docs/architecture.md', 'README.md'])('%s names what is there', (page) => {
  const named = namedIn(readFileSync(page, 'utf8'));
  expect(named.length).toBeGreaterThan(5);
  // The flow of the recipe is nobody's.
  expect(named.filter((path) => !/rating/i.test(path) && !existsSync(path))).toEqual([]);
});
