import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Has every `import()` of the built page go through our own helper in the place of the bundler's: what is lost is asked for again. */
export const loadParts = (): Plugin => ({
  name: 'load-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(resolve('src/browser/load-part.ts'))};`,
  },
});
