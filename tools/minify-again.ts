import { minify } from 'terser';
import type { Plugin } from 'vite';

/** A map's ground is drawings, and its libraries were minified by who made them: nothing is left to find, and looking takes minutes. */
const LONGEST = 300_000;

/** The same code in fewer bytes: what the bundler's own minifier, which looks at everything once, leaves. */
export async function shorter(code: string): Promise<string> {
  const { code: short } = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } });
  return short !== undefined && short.length < code.length ? short : code;
}

/**
 * Minifies the storefront's own files a second time, with Terser. What keeps its name over releases stays as it is: its
 * name is a mark of what the bundler made of it.
 * @param isLasting whether a file keeps its name
 */
export const minifyAgain = (isLasting: (chunk: { readonly moduleIds: readonly string[] }) => boolean): Plugin => ({
  name: 'minify-again',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.code.length < LONGEST && !isLasting(chunk)) chunk.code = await shorter(chunk.code);
    },
  },
});
