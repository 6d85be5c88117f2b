import { types as t, type PluginObj } from '@babel/core';
import { leanBuild } from './lean-build.ts';

/** What of a chart only drawings, tests and product owners read. */
export const PROSE: ReadonlySet<string> = new Set(['description', 'meta']);

/** Takes every property of those names out: in `machines/` nothing else bears them (`tests/project/chart-prose.test.ts`). */
export const withoutProse = (): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      if (t.isIdentifier(path.node.key) && PROSE.has(path.node.key.name)) path.remove();
    },
  },
});

export const leanMachines = () => leanBuild('lean-machines', /\/machines\/.*\.ts$/, () => withoutProse);
