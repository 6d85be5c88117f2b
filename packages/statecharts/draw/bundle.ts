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

/** The script of a page: a function of `page/`, called with what another file exports. */
export const pageScript = (
  page: string,
  open: string,
  argument?: { readonly file: string; readonly exported: string },
): Promise<string> => {
  const opened = `import { ${open} } from ${JSON.stringify(fileURLToPath(new URL(`page/${page}.ts`, import.meta.url)))};\n`;
  return bundle(
    argument
      ? `import { ${argument.exported} as argument } from ${JSON.stringify(argument.file)};\n${opened}${open}(argument);\n`
      : `${opened}${open}();\n`,
  );
};
