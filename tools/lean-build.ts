import { transformSync, type PluginObj } from '@babel/core';
import type { Plugin } from 'vite';

/** A build step that takes out of some files what the browser never uses. Everything else runs them as written. */
export const leanBuild = (name: string, files: RegExp, lighten: () => PluginObj): Plugin => ({
  name,
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: files },
    handler: (code, id) => {
      const lean = transformSync(code, { filename: id, configFile: false, babelrc: false, sourceMaps: true, parserOpts: { plugins: ['typescript'] }, plugins: [lighten] });
      return lean?.code ? { code: lean.code, map: lean.map } : null;
    },
  },
});
