import { transformSync, type PluginObj } from '@babel/core';
import type { Plugin } from 'vite';

/** A file's code without what a plugin of Babel takes out of it. */
export function lighten(code: string, file: string, plugin: () => PluginObj) {
  const lean = transformSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript'] },
    plugins: [plugin],
  });
  return lean?.code ? { code: lean.code, map: lean.map } : null;
}

/**
 * A build step that takes out of some files what the browser never uses. Everything else runs them as written.
 * @param files as a pattern of paths
 */
export const leanBuild = (name: string, files: RegExp | string, plugin: (file: string, code: string) => () => PluginObj): Plugin => ({
  name,
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: files }, handler: (code, id) => lighten(code, id, plugin(id, code)) },
});
