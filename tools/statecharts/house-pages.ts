import { claimsPage } from './claims-page.ts';
import { failureRows, failuresPage } from './failures-page.ts';
import { indexPage } from './index-page.ts';
import { systems } from './systems/all-systems.ts';
import { systemPage } from './systems/system-page.ts';
import { partsOf } from './systems/system.ts';
import { readFileSync } from 'node:fs';
import type { ClaimsRecord } from '#statecharts/claims-record.ts';
import type { PagesOfAll } from './draw-all.ts';

const fromHome = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/**
 * Pages about all flows together, by their names: the index, what goes wrong with a payment, what came of the
 * claims, and the systems whose flows are all drawn.
 */
export const housePages: PagesOfAll = async (pages) =>
  new Map<string, string>([
    ...(await Promise.all(
      systems
        .filter(({ system }) => partsOf(system).every((part) => pages.some(({ name }) => name === part.page)))
        .map(async (named) => [`${named.system.name}.html`, await systemPage(named, pages)] as const),
    )),
    ['payment-failures.html', failuresPage(failureRows(fromHome('docs/payment-failures.md')), pages)],
    ['claims.html', await claimsPage(JSON.parse(fromHome('benchmarks/claims.json')) as ClaimsRecord)],
    ['index.html', await indexPage(pages)],
  ]);
