import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systems } from '#tools/statecharts/systems/all-systems.ts';
import { partsOf } from '#tools/statecharts/systems/system.ts';

test.each(systems)('$system.name leads to the drawing of each of its flows: without one it would have no page', ({ system }) => {
  const pages = partsOf(system).map(({ page }) => page);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((page) => !existsSync(`docs/statecharts/${page}.md`))).toEqual([]);
});
