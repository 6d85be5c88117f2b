import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const entry = 'statechart-page';

/** Bundles code into one script without imports, small and always the same. Rejects when it cannot be built. */
const bundle = async (code: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? `\0${entry}.ts` : null), load: (id) => (id === `\0${entry}.ts` ? code : null) },
    ],
    // Said here, since a test's environment would choose the packages' development files.
    resolve: { conditions: ['module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const outputs = [built].flat() as readonly Rolldown.RolldownOutput[];
  const chunk = outputs[0]?.output.find((one) => one.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built');
  return chunk.code.trim().replaceAll('</script', '<\\/script');
};

/** What a file exports. */
export type Exported = { readonly file: string; readonly exported: string };

/** The script of a page: a function of `page/`, called with what other files export. */
export const pageScript = (page: string, open: string, ...given: readonly Exported[]): Promise<string> => {
  const imports = given.map(({ file, exported }, index) => `import { ${exported} as given${index} } from ${JSON.stringify(file)};\n`);
  const opened = `import { ${open} } from ${JSON.stringify(fileURLToPath(new URL(`page/${page}.ts`, import.meta.url)))};\n`;
  return bundle(`${imports.join('')}${opened}${open}(${given.map((_, index) => `given${index}`).join(', ')});\n`);
};
