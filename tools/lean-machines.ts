import { transformSync, types, type PluginObj } from '@babel/core';
import type { Plugin } from 'vite';

const PROSE = new Set(['description', 'meta']);

/** Takes `description` and `meta` out of object literals: drawings and tests read them, customers do not. */
const withoutProse = (): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      if (types.isIdentifier(path.node.key) && PROSE.has(path.node.key.name)) path.remove();
    },
  },
});

/** Ships the statecharts without their prose. Only for the build: everything else runs the charts as written. */
export const leanMachines = (): Plugin => ({
  name: 'lean-machines',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.*\.ts$/ },
    handler: (code, id) => {
      const lean = transformSync(code, { filename: id, configFile: false, babelrc: false, sourceMaps: true, parserOpts: { plugins: ['typescript'] }, plugins: [withoutProse] });
      return lean?.code ? { code: lean.code, map: lean.map } : null;
    },
  },
});
