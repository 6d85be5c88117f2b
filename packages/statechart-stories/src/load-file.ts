import { createServer } from 'vite';
import type { Load } from '../../../tools/statecharts/models.ts';

/**
 * Brings TypeScript files of a project for as long as `use` lasts: by Vite, which runs in the page too, so that nothing has to be
 * built or set first. XState and this package are brought by Node, so that everybody has the same.
 */
export const withLoader = async <Value>(use: (load: Load) => Promise<Value>): Promise<Value> => {
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { external: ['xstate', 'statechart-stories'] },
  });
  try {
    return await use((file) => server.ssrLoadModule(file) as Promise<object>);
  } finally {
    await server.close();
  }
};
