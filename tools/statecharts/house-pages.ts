import { failureRows, failuresPage } from './failures-page.ts';
import { indexPage } from './index-page.ts';
import type { MachinePage } from './machine-page.ts';

/**
 * Pages about all flows together, by their names: the index, and what goes wrong with a payment where its written table is
 * told. The package for other projects has a file of its own in this one's place.
 */
export const housePages = async (pages: readonly MachinePage[], failures: string): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...(failures === '' ? [] : [['payment-failures.html', failuresPage(failureRows(failures), pages)] as const]),
    ['index.html', await indexPage(pages)],
  ]);
