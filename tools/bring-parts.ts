import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Has every `import()` of the built page go through our own helper in the place of the bundler's: what is lost is asked for again. */
export const bringParts = (): Plugin => ({
  name: 'bring-parts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { bringPart as __vitePreload } from ${JSON.stringify(resolve('src/browser/bring-part.ts'))};`,
  },
});
