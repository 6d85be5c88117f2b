import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClaimsRecord } from '#tests/claims/telling/record.ts';
import { drawAll } from './draw-all.ts';
import type { NamedModel } from './models.ts';

/** What a folder of drawings lacks: files whose text is another now, names that no machine has, and faults of the models. */
export type Compared = {
  readonly stale: ReadonlyMap<string, string>;
  readonly leftOver: readonly string[];
  readonly faults: readonly string[];
};

/** Draws the models and compares with what a folder holds. Layouts of the same charts are taken from there unless `afresh`. */
export async function compareDrawings(home: string, folder: string, models: readonly NamedModel[], afresh: boolean): Promise<Compared> {
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null);
  const { files, faults } = await drawAll(models, {
    read,
    afresh,
    failures: readFileSync(join(home, 'docs/payment-failures.md'), 'utf8'),
    claims: JSON.parse(readFileSync(join(home, 'benchmarks/claims.json'), 'utf8')) as ClaimsRecord,
  });
  const there = existsSync(folder) ? readdirSync(folder) : [];
  return {
    stale: new Map([...files].filter(([name, text]) => read(name) !== text)),
    leftOver: there.filter((name) => /\.(?:svg|html|md)$/.test(name) && !files.has(name) && name !== 'README.md'),
    faults,
  };
}
