import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { plantedSources, plantNamed } from './plant-sources.mjs';

// Before anything else is loaded: files with a bug in them take the place of their originals, in this process alone.
const name = process.env.STORM_PLANT ?? '';
const folder = resolve('.cache/plants', `${name}-${process.pid}`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const places = [...plantedSources(plantNamed(name))].map(([path, source], index) => {
  const absolute = source.replaceAll(/(from\s+|import\(\s*)'(\.[^']+)'/g, (_, before, target) => `${before}'${join(dirname(path), target)}'`);
  const copy = join(folder, `${index}-${basename(path)}`);
  writeFileSync(copy, absolute);
  return [pathToFileURL(path).href, pathToFileURL(copy).href];
});
register('./redirect.mjs', import.meta.url, { data: places });
