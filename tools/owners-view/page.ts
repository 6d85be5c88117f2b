import { pageStyle } from '#statecharts/draw/page-frame.ts';

export const ADDRESS = '/owners-view';

const style = `
html,body{height:100%}.owner{display:grid;grid-template-columns:430px minmax(0,1fr);height:calc(100% - 53px)}
.shop{display:flex;flex-direction:column;align-items:center;gap:10px;padding:14px 0;background:var(--sunken);border-right:1px solid var(--rule);overflow:auto}.phone{flex:none;width:408px;height:min(862px,calc(100vh - 110px));padding:9px;border-radius:34px;background:#1b1916}.phone iframe{width:390px;height:100%;border:0;border-radius:26px;background:#fff}
.owner.broad{grid-template-columns:minmax(0,1.4fr) minmax(0,1fr)}.broad .phone{width:calc(100% - 28px)}.broad .phone iframe{width:100%}
.flows-now{display:grid;grid-template:auto auto minmax(0,1fr)/minmax(0,1fr);min-width:0;min-height:0;background:var(--paper)}.flow-head{display:flex;align-items:center;border-bottom:1px solid var(--rule);background:var(--surface)}.flow-head>p{flex:none;padding:0 14px;font-size:13px;color:var(--ink-2)}.flow-tabs{display:flex;flex:1;min-width:0;min-height:58px;overflow-x:auto;padding:0 8px}.flow-tabs button{position:relative;flex:none;max-width:220px;padding:0 14px;border:0;background:none;text-align:left}.flow-tabs b{display:block;font:660 14px/18px inherit;white-space:nowrap}.flow-tabs span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:12.5px;color:var(--ink-2)}.flow-tabs .over b{color:var(--ink-2)}.flow-tabs [aria-pressed=true]::after{content:"";position:absolute;left:10px;right:10px;bottom:0;height:4px;border-radius:2px 2px 0 0;background:var(--accent)}
.absent{display:flex;flex-wrap:wrap;gap:4px 18px;align-items:flex-start;padding:7px 22px;border-bottom:1px solid var(--rule);background:var(--ground);font-size:12.5px;line-height:17px;color:var(--ink-2)}.absent ul{display:flex;flex-wrap:wrap;gap:2px 18px}.absent b{font-weight:640;color:var(--ink)}.absent details[open]{flex-basis:100%;max-height:180px;overflow:auto}.absent summary{cursor:pointer}
.flow-body{display:grid;grid-template-columns:minmax(0,1fr) 296px;min-height:0}.flow-drawing{overflow:auto;padding:12px}.flow-drawing svg{display:block;max-width:100%;height:auto;margin:0 auto}.flow-side{overflow:auto;padding:14px 16px;border-left:1px solid var(--rule);background:var(--ground)}
.flow-side :is(select,.outlined){margin-top:6px}.now-tag{display:inline-block;margin-bottom:6px;padding:2px 7px;border-radius:4px;background:var(--safran);color:#1b1a17;font:640 12px/16px inherit}
.trail{margin-top:6px}.trail li{position:relative;display:flex;gap:8px;justify-content:space-between;padding:4px 0 4px 22px;font-size:13.5px;line-height:18px}.trail li>span{color:var(--ink)}.trail li>small{flex:none;color:var(--ink-2);font-size:12.5px}.trail li::before{content:"";position:absolute;left:3px;top:8px;width:10px;height:10px;border-radius:50%;background:currentColor}.trail li:not(:first-child)::after{content:"";position:absolute;left:7px;top:-10px;width:2.5px;height:20px;background:currentColor}.trail li.c-failure:not(:first-child)::after{background:repeating-linear-gradient(currentColor 0 4px,transparent 4px 7px)}.trail li.c-time:not(:first-child)::after{background:repeating-linear-gradient(currentColor 0 2px,transparent 2px 5px)}.trail .last{font-weight:660}.trail .last::before{box-shadow:0 0 0 3px color-mix(in srgb,var(--safran) 60%,transparent)}
.looks{display:none}
@media (max-width:900px){
.owner,.owner.broad{display:block;height:calc(100% - 53px - 52px)}.owner>*{display:none;height:100%}.owner[data-look=shop] .shop{display:block;padding:0}.phone,.broad .phone{width:100%;height:100%;padding:0;border-radius:0}.phone iframe,.broad .phone iframe{width:100%;border-radius:0}.shop>.aside{display:none}
.owner:is([data-look=drawing],[data-look=side]) .flows-now{display:grid}.flow-body{grid-template-columns:minmax(0,1fr)}[data-look=drawing] .flow-side,[data-look=side] .flow-drawing{display:none}.flow-side{border:0}.flow-head>p:not(.told){display:none}.absent{max-height:96px;overflow:auto;padding:7px 14px}
.looks{position:fixed;inset:auto 0 0;display:flex;height:52px;background:var(--surface);border-top:1px solid var(--rule)}.looks button{flex:1;border:0;background:none;font-weight:640}.looks [aria-pressed=true]{color:var(--accent);box-shadow:inset 0 3px 0 var(--accent)}
.bar{flex-wrap:nowrap;overflow-x:auto}.bar .tag,#broad,#own{display:none}.bar .where{flex:none}
}
`;

export const ownersStyle = (): string => pageStyle() + style;

/** The page of the owner's view; `head` loads its style, `script` is what runs in it. The frame's name is what the shop knows it by. */
export const ownersPage = (
  head: string,
  script: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Owner’s view</title><link rel="icon" href="data:,">${head}</head><body>
<header class="bar"><span class="plate">Storefront</span><span class="where"><b>Owner’s view</b></span><span class="tag">not for customers</span><span class="does"><button id="hold" type="button" aria-pressed="false">Hold answers</button><button id="broad" type="button" aria-pressed="false">390 / wide</button><button id="own" type="button">Own window</button></span></header>
<main class="owner" id="owner" data-look="shop"><section class="shop" aria-label="The shop"><div class="phone"><iframe id="shop" name="owners-view" title="The shop" src="/"></iframe></div><p class="aside">Live. Clicks here move the drawing.</p></section>
<section class="flows-now" aria-label="Flows of this page"><div class="flow-head"><nav class="flow-tabs" id="flows" aria-label="Flows"></nav><p id="count"></p></div><div class="absent" id="absent"></div><div class="flow-body"><div class="flow-drawing" id="drawing"></div><aside class="flow-side" id="side" aria-label="What can happen now"></aside></div></section></main>
<nav class="looks" aria-label="Show"><button type="button" data-look="shop" aria-pressed="true">Shop</button><button type="button" data-look="drawing" aria-pressed="false">Drawing</button><button type="button" data-look="side" aria-pressed="false">Next</button></nav>
<script type="module" src="${script}"></script></body></html>`;
