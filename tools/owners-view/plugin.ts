import type { Plugin } from 'vite';
import { ADDRESS, ownersPage, ownersStyle } from './page.ts';

/** The owner's view at /owners-view of the development server: the shop beside the drawing of the machines that run in it. */
export const ownersView = (): Plugin => ({
  name: 'owners-view',
  apply: 'serve',
  // One copy of xstate from the first page on: the shop and its flows that come later start actors of it.
  config: () => ({
    optimizeDeps: { entries: ['index.html', 'tools/owners-view/*.ts', 'machines/*/*.model.ts'], include: ['xstate', '@xstate/react'] },
  }),
  configureServer: (server) => {
    server.middlewares.use(ADDRESS, (request, response, next) => {
      if (request.url !== '/' && request.url !== '') {
        next();
        return;
      }
      const html = ownersPage(`<style>${ownersStyle()}</style>`, '/tools/owners-view/panel.ts');
      void server.transformIndexHtml(`${ADDRESS}/`, html).then((page) => response.setHeader('content-type', 'text/html').end(page), next);
    });
  },
});
