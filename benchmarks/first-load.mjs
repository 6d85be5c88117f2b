import { init, parse } from 'es-module-lexer';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

await init();

/** What each route may weigh on a first load, KiB of brotli 11 (`benchmarks/README.md`). */
export const BUDGETS = {
  landing: { javascript: 132, styles: 10 },
  store: { javascript: 153, styles: 12.5 },
  basket: { javascript: 187.5, styles: 12 },
};

const compressed = (file) => brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
/** The build leaves what is not tiny compressed beside it. */
const brotli = (file) => (existsSync(`${file}.br`) ? statSync(`${file}.br`).size : compressed(file)) / 1024;

/** What a page names before it is usable, KiB: its scripts with what they import statically, and its styles. `client` is the built folder. */
export function weigh(html, client) {
  const found = [...html.matchAll(/<(?:script[^>]+src|link rel="modulepreload" href)="\/([^"]+)"/g)].map(([, file]) => file);
  const seen = new Set();
  while (found.length > 0) {
    const file = found.pop();
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { type, specifier } of parse(readFileSync(join(client, file), 'utf8'))[0])
      if (type === 'static') found.push(join(dirname(file), specifier));
  }
  const styles = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, file]) => file);
  const sum = (files) => files.reduce((total, file) => total + brotli(join(client, file)), 0);
  return { javascript: sum([...seen]), styles: sum(styles) };
}
