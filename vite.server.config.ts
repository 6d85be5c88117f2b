import { defineConfig } from 'vite';
import { packagesLoaded } from './tools/packages-loaded.ts';

/** The server as one bundle, so that it starts without compiling anything. */
export default defineConfig({
  plugins: [packagesLoaded()],
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    copyPublicDir: false,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        migrate: 'server/migrate.ts',
        'prepare-snapshot': 'server/prepare-snapshot.ts',
        'engine-thread': 'server/database/engine-thread.ts',
        'drawing-process': 'server/pictures/drawing-process.ts',
      },
    },
  },
});
