import { claimsPage } from './claims-page.ts';
import { failureRows, failuresPage } from './failures-page.ts';
import { indexPage } from './index-page.ts';
import { systems } from './systems/all-systems.ts';
import { systemPage } from './systems/system-page.ts';
import { partsOf } from './systems/system.ts';
import type { Told } from './told.ts';
import type { PagesOfAll } from './draw-all.ts';

/**
 * Pages about all flows together, by their names: the index, what goes wrong with a payment and what came of the
 * claims where they are told, and the systems whose flows are all drawn.
 */
export const housePages =
  ({ failures, claims }: Told): PagesOfAll =>
  async (pages) => {
    return new Map<string, string>([
      ...(await Promise.all(
        systems
          .filter(({ system }) => partsOf(system).every((part) => pages.some(({ name }) => name === part.page)))
          .map(async (named) => [`${named.system.name}.html`, await systemPage(named, pages)] as const),
      )),
      ...(failures === '' ? [] : [['payment-failures.html', failuresPage(failureRows(failures), pages)] as const]),
      ...(claims ? [['claims.html', await claimsPage(claims)] as const] : []),
      ['index.html', await indexPage(pages)],
    ]);
  };
