import { defineConfig, type Plugin } from 'vite';
import { ADDRESS, ownersPage, ownersStyle } from './tools/owners-view/page.ts';

/** Puts the page and its style beside its script. */
const page = (): Plugin => ({
  name: 'owners-page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'panel.css', source: ownersStyle() });
    const style = `<link rel="stylesheet" href="${ADDRESS}/panel.css">`;
    this.emitFile({ type: 'asset', fileName: 'index.html', source: ownersPage(style, `${ADDRESS}/panel.js`) });
  },
});

/** The owner's view over the built application: apart from what customers load, with the charts' prose, for a server that serves it (`OWNERS_VIEW`). */
export default defineConfig({
  plugins: [page()],
  build: {
    outDir: 'dist/owners-view',
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 4_000,
    rollupOptions: {
      input: 'tools/owners-view/panel.ts',
      output: { entryFileNames: 'panel.js', codeSplitting: false },
    },
  },
});
