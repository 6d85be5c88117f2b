import type { PluginObj } from '@babel/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chartProse } from './chart-prose.ts';
import { leanBuild } from './lean-build.ts';

/** The text of every source file below a folder, by its whole path. */
export const sourcesBelow = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/** Takes out the properties that begin at some places of a file. */
export const withoutPropertiesAt = (places: ReadonlySet<number>) => (): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      if (places.has(path.node.start ?? -1)) path.remove();
    },
  },
});

/** Ships the statecharts without their prose: drawings and tests read it, customers do not. What is prose is found by its place in a chart. */
export const leanMachines = () => {
  const home = resolve('machines');
  let known: { readonly sources: ReadonlyMap<string, string>; readonly prose: ReadonlyMap<string, ReadonlySet<number>> } | null = null;
  const look = () => {
    const sources = sourcesBelow(home);
    return { sources, prose: chartProse(sources) };
  };
  return leanBuild('lean-machines', `${home}/**/*.ts`, (file, code) => {
    known ??= look();
    if (known.sources.get(file) !== code)
      throw new Error(`${file} was changed before its prose was looked for: tools/lean-machines.ts must see it first`);
    return withoutPropertiesAt(known.prose.get(file) ?? new Set());
  });
};
