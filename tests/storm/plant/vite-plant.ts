import type { Plugin } from 'vite';
import { plantedSources, plantNamed } from './plant-sources.mjs';

/** Gives the tests a file with a planted bug in its original's place; nothing without a name. */
export function plantedBug(name: string | undefined): Plugin | null {
  if (!name) return null;
  const sources = plantedSources(plantNamed(name));
  return { name: 'planted-bug', enforce: 'pre', transform: (_code, id) => sources.get(id.split('?')[0] ?? id) ?? null };
}
