import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compareDrawings } from '#tools/statecharts/compare-drawings.ts';
import { housePages } from '#tools/statecharts/house-pages.ts';
import { loadModels } from '#tools/statecharts/models.ts';
import { readTold } from '#tools/statecharts/read-told.ts';

const home = fileURLToPath(new URL('../../..', import.meta.url));

test('drawings, texts and journeys are those of the machines as they are: otherwise run "npm run statecharts"', async () => {
  const models = await loadModels(join(home, 'machines/*/*.model.ts'));
  const { stale, leftOver, faults } = await compareDrawings({ drawings: join(home, 'docs/statecharts'), pages: null }, models, {
    afresh: false,
    pagesOfAll: housePages(readTold(home)),
  });
  expect({ stale: [...stale.keys()], leftOver, faults }).toEqual({ stale: [], leftOver: [], faults: [] });
});
