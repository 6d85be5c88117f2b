import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = process.cwd();

export const PLANTS = JSON.parse(readFileSync(join(ROOT, 'tests/storm/plants.json'), 'utf8'));

/** @throws Error when there is no such bug */
export function plantNamed(name) {
  const plant = PLANTS.find((one) => one.name === name);
  if (!plant) throw new Error(`There is no plant '${name}': ${PLANTS.map((one) => one.name).join(', ')}`);
  return plant;
}

/**
 * The sources with a bug in them, by their paths.
 * @throws Error when a place is not there exactly once: the plant must be brought up to date
 */
export function plantedSources({ name, changes }) {
  const sources = new Map();
  for (const { file, find, replace } of changes) {
    const path = join(ROOT, file);
    const source = sources.get(path) ?? readFileSync(path, 'utf8');
    if (source.split(find).length !== 2)
      throw new Error(`The plant '${name}' finds its place ${source.split(find).length - 1} times in ${file}`);
    sources.set(
      path,
      source.replace(find, () => replace),
    );
  }
  return sources;
}
