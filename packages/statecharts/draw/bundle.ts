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

type Named = Exported & { readonly name: string };
/** What the pages open: each flow and system by the name of its page. */
export type Opened = { readonly flows: readonly Named[]; readonly systems: readonly Named[]; readonly harmlessFields: Exported };

const fileOf = (name: string): string => fileURLToPath(new URL(`page/${name}.ts`, import.meta.url));
const imported = ({ file, exported }: Exported, as: string): string => `import { ${exported} as ${as} } from ${JSON.stringify(file)};\n`;

/** The one script of all pages, which opens the page that its `data-page` names. */
export const pagesScript = ({ flows, systems, harmlessFields }: Opened): Promise<string> => {
  const imports = [
    ...['Index', 'Claims', 'Page', 'System'].map((name) =>
      imported({ file: fileOf(`open-${name.toLowerCase()}`), exported: `open${name}` }, `open${name}`),
    ),
    imported(harmlessFields, 'harmlessFields'),
    ...flows.map((flow, index) => imported(flow, `flow${index}`)),
    ...systems.map((system, index) => imported(system, `system${index}`)),
  ];
  const opens = [
    'index: openIndex, claims: openClaims',
    ...flows.map(({ name }, index) => `${JSON.stringify(name)}: () => openPage(flow${index}, harmlessFields)`),
    ...systems.map(({ name }, index) => `${JSON.stringify(name)}: () => openSystem(system${index})`),
  ];
  return bundle(`${imports.join('')}({ ${opens.join(', ')} })[document.documentElement.dataset.page]();\n`);
};
