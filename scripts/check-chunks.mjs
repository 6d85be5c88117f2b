import { readFileSync } from 'node:fs';

/**
 * A file that imports itself through others runs before what it needs is there: the page would stay white.
 * @throws Error that names the files of a circle
 */
export function checkChunks(manifestFile) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const done = new Set();
  const visit = (key, way) => {
    if (way.includes(key))
      throw new Error(`The built files import each other in a circle: ${[...way.slice(way.indexOf(key)), key].join(' → ')}`);
    if (done.has(key)) return;
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...way, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
}
