import type { Plugin } from 'vite';
import { pageStyle } from '../statecharts/page-style.ts';

const address = '/owners-view';

const style = `
html,body{height:100%}.owner{display:grid;grid-template-columns:430px minmax(0,1fr);height:calc(100% - 53px)}
.shop{display:flex;flex-direction:column;align-items:center;gap:10px;padding:14px 0;background:var(--sunken);border-right:1px solid var(--rule);overflow:auto}.phone{flex:none;width:408px;height:min(862px,calc(100vh - 110px));padding:9px;border-radius:34px;background:#1b1916}.phone iframe{width:390px;height:100%;border:0;border-radius:26px;background:#fff}
.owner.broad{grid-template-columns:minmax(0,1.4fr) minmax(0,1fr)}.broad .phone{width:calc(100% - 28px)}.broad .phone iframe{width:100%}
.flows-now{display:grid;grid-template-rows:58px minmax(0,1fr);min-width:0;background:var(--paper)}.flow-tabs{display:flex;overflow-x:auto;border-bottom:1px solid var(--rule);background:var(--surface);padding:0 8px}.flow-tabs button{position:relative;flex:none;padding:0 14px;border:0;background:none;text-align:left}.flow-tabs b{display:block;font:660 14px/18px inherit}.flow-tabs span{font-size:12.5px;color:var(--ink-2)}.flow-tabs [aria-pressed=true]::after{content:"";position:absolute;left:10px;right:10px;bottom:0;height:4px;border-radius:2px 2px 0 0;background:var(--accent)}
.flow-body{display:grid;grid-template-columns:minmax(0,1fr) 296px;min-height:0}.flow-drawing{overflow:auto;padding:12px}.flow-drawing svg{display:block;max-width:100%;height:auto;margin:0 auto}.flow-side{overflow:auto;padding:14px 16px;border-left:1px solid var(--rule);background:var(--ground)}
.flow-side :is(select,.outlined){margin-top:6px}.now-tag{display:inline-block;margin-bottom:6px;padding:2px 7px;border-radius:4px;background:var(--safran);color:#1b1a17;font:640 12px/16px inherit}.happened li{padding:3px 0;font-size:13.5px;line-height:18px;display:flex;gap:8px;justify-content:space-between}.happened li:first-child{font-weight:660}
`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Owner’s view</title><link rel="icon" href="data:,"><style>${pageStyle()}${style}</style></head><body>
<header class="bar"><span class="plate">Escale</span><span class="where"><b>Owner’s view</b></span><span class="tag">development only</span><span class="does"><button id="hold" type="button" aria-pressed="false">Hold answers</button><button id="broad" type="button" aria-pressed="false">390 / wide</button><button id="own" type="button">Own window</button></span></header>
<main class="owner" id="owner"><section class="shop" aria-label="The shop"><div class="phone"><iframe id="shop" title="The shop" src="/"></iframe></div><p class="aside">Live. Clicks here move the drawing.</p></section>
<section class="flows-now" aria-label="Flows of this page"><nav class="flow-tabs" id="flows"></nav><div class="flow-body"><div class="flow-drawing" id="drawing"></div><aside class="flow-side" id="side" aria-live="polite"></aside></div></section></main>
<script type="module" src="/tools/owners-view/panel.ts"></script></body></html>`;

/**
 * The owner's view at /owners-view of the development server: the shop beside the drawing of the machines that run in it.
 * It watches the shop's page from a script of its own, so that nothing of it is in the shop's code or build.
 */
export const ownersView = (): Plugin => ({
  name: 'owners-view',
  apply: 'serve',
  // One copy of xstate from the first page on: the shop, its flows that come later and the view's own script all start actors of it.
  config: () => ({
    optimizeDeps: { entries: ['index.html', 'tools/owners-view/*.ts', 'machines/*/*.model.ts'], include: ['xstate', '@xstate/react'] },
  }),
  transformIndexHtml: (_, { path }) =>
    path.startsWith(address)
      ? []
      : [{ tag: 'script', attrs: { type: 'module', src: '/tools/owners-view/bridge.ts' }, injectTo: 'head-prepend' }],
  configureServer: (server) => {
    server.middlewares.use(address, (request, response, next) => {
      if (request.url !== '/' && request.url !== '') {
        next();
        return;
      }
      void server.transformIndexHtml(`${address}/`, html).then((page) => response.setHeader('content-type', 'text/html').end(page), next);
    });
  },
});
