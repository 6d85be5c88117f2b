import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const entry = 'statechart-page';

/** Bundles code into one script without imports, small and always the same. Rejects when it cannot be built. */
export const bundle = async (code: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
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

/** A file of what runs in pages, by its name. */
export const pageFile = (name: string): string => fileURLToPath(new URL(`page/${name}.ts`, import.meta.url));

/** The script of a machine's page: the real machine, its model, and what plays it. */
export const pageCode = (file: string, exported: string): Promise<string> =>
  bundle(
    `import { ${exported} as model } from ${JSON.stringify(file)};\nimport { openPage } from ${JSON.stringify(pageFile('open-page'))};\nopenPage(model);\n`,
  );
