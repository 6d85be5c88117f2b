import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { project } from '#tools/statecharts/project.ts';
import { partsOf } from '#statecharts/draw/systems/system.ts';

test.each(project().systems)('$system.title leads to the drawing of each of its flows: without one it would have no page', ({ system }) => {
  const pages = partsOf(system).map(({ page }) => page);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((page) => !existsSync(`docs/statecharts/${page}.md`))).toEqual([]);
});
