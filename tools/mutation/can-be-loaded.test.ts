import { expect, test } from 'vitest';

const files = import.meta.glob(['/domain/**/*.ts', '/machines/**/*.ts', '/src/flows/**/*.ts']);
const changed = Object.entries(files).filter(([path]) => path.startsWith(`/${process.env.MUTATED ?? ''}`));

// A test file that cannot be loaded has no test that fails, so Stryker would count its mutant as survived.
test('what is changed can be loaded', async () => {
  expect(changed.length).toBeGreaterThan(0);
  for (const [, load] of changed) await load();
});
