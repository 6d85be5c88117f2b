import { failureRows, failuresPage } from './failures-page.ts';
import { indexPage } from './index-page.ts';
import type { MachinePage } from './machine-page.ts';
import { systems } from './systems/all-systems.ts';
import { systemPage } from './systems/system-page.ts';
import { partsOf } from './systems/system.ts';

/**
 * Pages about all flows together, by their names: the index, what goes wrong with a payment where its written table is
 * told, and the systems whose flows are all drawn. The package for other projects has a file of its own in this one's place.
 */
export const housePages = async (pages: readonly MachinePage[], failures: string): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...(await Promise.all(
      systems
        .filter(({ system }) => partsOf(system).every((part) => pages.some(({ name }) => name === part.page)))
        .map(async (named) => [`${named.system.name}.html`, await systemPage(named, pages)] as const),
    )),
    ...(failures === '' ? [] : [['payment-failures.html', failuresPage(failureRows(failures), pages)] as const]),
    ['index.html', await indexPage(pages)],
  ]);
