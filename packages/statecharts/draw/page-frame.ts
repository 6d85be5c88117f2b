import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { colours, drawingStyle, fontFamily } from './drawing-style.ts';
import { icon } from './icons.ts';
import { escaped } from './words.ts';

export type Frame = {
  /** What of the pages' script is opened: the name of the page's file. */
  readonly name: string;
  readonly title: string;
  /** What this page is called on the way from the index, as text; null on the index itself. */
  readonly where: string | null;
  readonly style?: string;
  /** Pictures of the customer's screen are shown on it. */
  readonly hasScenes?: boolean;
  readonly body: string;
};

const layout = `
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%}
body{font:440 15px/21px ${fontFamily};color:var(--ink);background:var(--ground);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased}
a{color:var(--accent);text-underline-offset:3px}ul,ol{list-style:none;padding:0}button,select,input{font:inherit;color:inherit}button{cursor:pointer}
h1,h2{text-wrap:balance}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
.icon{flex:none;vertical-align:-.18em}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.link{border:0;background:none;padding:0;color:var(--accent);text-decoration:underline;text-underline-offset:3px;font-weight:560}
.outlined{display:inline-flex;align-items:center;gap:7px;min-height:38px;padding:0 12px;border:1.5px solid var(--rule-strong);border-radius:8px;background:var(--surface);font-weight:600;white-space:nowrap}.outlined[aria-pressed=true]{background:var(--accent-soft);border-color:var(--accent);color:var(--accent)}.outlined[aria-disabled=true]{opacity:.45}
.plain{min-width:38px;min-height:38px;border:0;border-radius:8px;background:none}
select{min-height:38px;max-width:100%;padding:0 10px;border:1.5px solid var(--rule-strong);border-radius:8px;background:var(--surface);font-weight:600;text-overflow:ellipsis}
.tag{display:inline-flex;align-items:center;gap:5px;padding:2px 7px;border-radius:4px;background:var(--sunken);color:var(--ink-2);font:640 12px/16px ${fontFamily};white-space:nowrap}.tag.good{background:var(--good);color:var(--answer)}.tag.bad{background:var(--blocked);color:var(--failure)}.tag.warn{background:var(--half);color:var(--time)}
.bar{display:flex;align-items:center;gap:14px;min-height:52px;padding:0 20px;background:var(--surface);border-bottom:1px solid var(--rule);font-weight:560}
.plate{padding:4px 10px 5px;border-radius:5px;background:var(--plate);box-shadow:inset 0 0 0 1.5px var(--plate),inset 0 0 0 2.5px #ffffffeb;color:#fff;font:800 15px/18px ${fontFamily};text-decoration:none}
.where{display:flex;align-items:center;gap:8px;min-width:0;color:var(--ink-2);white-space:nowrap}.where a{color:inherit;text-decoration:none}.where a:hover{text-decoration:underline}.where b{overflow:hidden;text-overflow:ellipsis;font-weight:680;color:var(--ink)}
.does{margin-left:auto;display:flex;gap:4px;align-items:center}
.find{position:relative;display:flex;align-items:center;gap:8px;height:36px;width:300px;padding:0 10px;border-radius:8px;background:var(--sunken);color:var(--ink-2)}.find input{flex:1;min-width:0;border:0;outline:0;background:none;color:var(--ink);font-size:14px}.find input::placeholder{color:var(--ink-2);opacity:1}.find:focus-within{box-shadow:0 0 0 3px var(--accent)}
kbd{padding:1px 6px;border-radius:4px;background:var(--surface);box-shadow:inset 0 0 0 1px var(--rule-strong);font:600 12px/16px ${fontFamily}}
.found{position:absolute;z-index:20;top:42px;right:0;width:min(420px,92vw);max-height:70vh;overflow:auto;padding:6px;border-radius:8px;background:var(--surface);box-shadow:0 10px 30px #0004,0 0 0 1px var(--rule);color:var(--ink)}.found button{display:grid;grid-template-columns:20px minmax(0,1fr);gap:8px;width:100%;padding:7px 8px;border:0;border-radius:6px;background:none;text-align:left}.found button:hover,.found button:focus-visible{background:var(--accent-soft)}.found b{display:block;font:620 14px/18px ${fontFamily}}.found small{display:block;font:440 12.5px/16px ${fontFamily};color:var(--ink-2)}.found .aside{padding:8px}
.head{display:flex;flex-wrap:wrap;align-items:flex-end;gap:10px 28px;padding:13px 20px 0;background:var(--surface)}
.head h1{font:700 25px/30px ${fontFamily};letter-spacing:-.015em}.head p{color:var(--ink-2);max-width:900px}
.figures{display:flex;flex-wrap:wrap;gap:6px 22px;margin-left:auto;font-size:13px;line-height:17px;color:var(--ink-2)}.figures b{display:block;font:700 17px/22px ${fontFamily};color:var(--ink)}
.parts{display:flex;gap:2px;padding:4px 10px 0;background:var(--surface);border-bottom:1px solid var(--rule);overflow-x:auto;scrollbar-width:none}
.parts a{position:relative;display:inline-flex;align-items:center;gap:7px;min-height:44px;padding:0 12px;font:600 14.5px/20px ${fontFamily};color:var(--ink-2);text-decoration:none;white-space:nowrap}.parts a:hover,.parts a[aria-current]{color:var(--ink)}.parts a[aria-current]::after{content:"";position:absolute;left:8px;right:8px;bottom:0;height:4px;border-radius:2px 2px 0 0;background:var(--accent)}
.count{padding:1px 6px;border-radius:4px;background:var(--sunken);font:650 12px/16px ${fontFamily}}.count:empty{display:none}.count.bad{background:var(--blocked);color:var(--failure)}
.work{display:grid;grid-template-columns:minmax(0,1fr) 372px;height:calc(100vh - 165px);min-height:560px}
.canvas{position:relative;display:grid;grid-template-rows:auto minmax(0,1fr) 46px;min-width:0;min-height:0;background:var(--paper);border-right:1px solid var(--rule)}
.legend{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center;min-height:38px;padding:8px 14px;border-bottom:1px solid var(--rule);font:520 12.5px/16px ${fontFamily};color:var(--ink-2)}
.legend span{display:inline-flex;align-items:center;gap:5px;white-space:nowrap}.legend i{width:1px;height:18px;background:var(--rule)}.legend .by{font-weight:620}
.of-coverage,body[data-part=coverage] .canvas .usual{display:none}body[data-part=coverage] .canvas .of-coverage{display:flex}.legend .c-answer{color:var(--answer)}
.scroll{overflow:auto;padding:14px;min-height:0}.scroll .chart{margin:0 auto;flex:none}
.tools{display:flex;justify-content:space-between;align-items:center;gap:8px;padding:0 12px;border-top:1px solid var(--rule);overflow-x:auto;scrollbar-width:none}
.choice{display:inline-flex;align-items:center;gap:2px}.choice button{display:inline-flex;align-items:center;gap:6px;min-height:34px;padding:0 11px;border:0;border-radius:6px;background:none;font:600 13px/18px ${fontFamily};color:var(--ink-2);white-space:nowrap}.choice button:hover{color:var(--ink)}.choice [aria-pressed=true]{background:var(--accent-soft);color:var(--accent)}.zoom-now{min-width:48px;text-align:center;font:600 13px/18px ${fontFamily};color:var(--ink-2)}
.panel{display:flex;flex-direction:column;min-height:0;background:var(--ground)}
.panel-body{flex:1;min-height:0;overflow:auto;padding:14px 18px 20px}.panel-foot{display:flex;flex-wrap:wrap;gap:2px 8px;align-items:center;padding:10px 18px;border-top:1px solid var(--rule);background:var(--surface);font-size:13px;line-height:18px;color:var(--ink-2)}.panel-foot b{color:var(--ink)}.panel-foot code{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.panel-foot:not(:has(.link)):not(.log){display:block}
.panel-head{display:flex;gap:8px;align-items:center}.panel-head h2,.panel-head h3,.panel-head select{flex:1;min-width:0}
.answer{margin:6px 0 8px;padding:10px 12px;border-radius:8px;background:var(--accent-soft);font-size:14.5px;line-height:20px}
code{font:500 12.5px/18px ui-monospace,monospace}
h2{font:700 17px/22px ${fontFamily}}h3{font:640 13px/18px ${fontFamily}}.aside{color:var(--ink-2);font-size:13.5px;line-height:19px}
.entry{position:relative;display:grid;grid-template-columns:22px minmax(0,1fr) auto;gap:2px 6px;padding:9px 0;border-bottom:1px solid var(--rule);font-size:13.5px;line-height:18px;color:var(--ink-2)}
.entry>span>.icon{margin-top:1px}.entry h3{font:660 14.5px/19px ${fontFamily};color:var(--ink)}.entry h3 a{color:inherit;text-decoration:none}.entry h3 a::after{content:"";position:absolute;inset:0}
.entry>p,.entry>ul{grid-column:2/4}.section{font:500 12px/19px ${fontFamily};white-space:nowrap}.shows{color:var(--ink);font-weight:560}.links{position:relative;display:flex;flex-wrap:wrap;gap:4px 14px;margin-top:6px}
.entry ul{display:grid;gap:3px;margin-top:5px}.way{display:grid;grid-template-columns:16px minmax(0,1fr);gap:6px;font-size:13px;line-height:17px;color:var(--ink)}.way .icon{margin-top:2px}.way b{font-weight:640}
.entry.chosen{margin:0 -18px;padding:11px 18px 12px;background:var(--accent-soft);border-color:transparent;box-shadow:inset 4px 0 0 var(--accent)}
.k-customer,.k-end,.k-history,.k-group,.k-instant{color:var(--calm-edge)}.k-answer{color:var(--busy-edge)}.k-blocked{color:var(--failure)}.k-good{color:var(--answer)}.k-time{color:var(--time)}
.c-customer{color:var(--customer)}.c-answer{color:var(--answer)}.c-failure{color:var(--failure)}.c-time{color:var(--time)}
.on-phones{display:none}
.wide-button{display:flex;align-items:center;gap:9px;width:100%;min-height:44px;margin-top:6px;padding:6px 12px;border:0;border-radius:8px;text-align:left;background:var(--surface);box-shadow:inset 0 0 0 1.5px var(--rule-strong);font:620 14.5px/18px ${fontFamily}}.wide-button:hover{box-shadow:inset 0 0 0 2px var(--accent)}.wide-button small{display:block;font:440 12.5px/16px ${fontFamily};color:var(--ink-2)}.goal{margin-left:auto;max-width:46%;font:500 12.5px/16px ${fontFamily};color:var(--ink-2);text-align:right}
.doer{margin-top:13px}.doer>h3{display:flex;gap:6px;align-items:center;color:var(--ink-2)}.inputs{display:block;margin-top:8px}.inputs select{margin-top:3px}
.rest{height:4px;margin:5px 2px 0;border-radius:2px;background:var(--rule)}.rest i{display:block;height:4px;border-radius:2px;background:var(--time)}
.panel-foot.log{display:block;padding:10px 12px 8px}.log .panel-head{padding:0 6px}.log h3{font:660 14px/20px ${fontFamily};color:var(--ink)}.log ol{max-height:132px;overflow:auto;margin-top:4px}.log-line{display:grid;grid-template-columns:22px minmax(0,1fr) auto;gap:4px;width:100%;min-height:26px;padding:3px 6px;border:0;border-radius:5px;background:none;text-align:left;font:440 13px/18px ${fontFamily};color:var(--ink)}.log-line:hover{background:var(--accent-soft)}.log-line.last{font-weight:660}.log-line .goal{max-width:140px}.nr{color:var(--ink-2)}
.journey-title{margin-top:10px;font-size:18px;line-height:23px}.result{display:flex;flex-wrap:wrap;gap:2px 8px;align-items:center;margin-top:6px;font-size:13.5px;line-height:19px}.result b{font-weight:640}
.steps{margin-top:10px}.steps li{margin:0 -18px}.steps button{display:grid;grid-template-columns:28px minmax(0,1fr);gap:8px;width:100%;padding:6px 18px;border:0;background:none;text-align:left;font:440 14px/19px ${fontFamily}}.steps button:hover{background:var(--sunken)}.steps .current button{background:var(--accent-soft);box-shadow:inset 4px 0 0 var(--accent)}.steps small{display:block;font:440 12.5px/16px ${fontFamily};color:var(--ink-2)}.steps b{font-weight:660}
.number{min-width:24px;height:20px;padding:0 5px;border-radius:10px;background:var(--accent);color:var(--surface);font:700 12px/20px ${fontFamily};text-align:center}
.turns{margin-top:10px}.turns button{min-height:44px}.number.wrong{background:var(--failure)}.disagrees,.wrong{color:var(--failure)}.steps small.disagrees{font-weight:560}.bring{display:grid;gap:8px;margin-top:16px;padding-top:12px;border-top:1px solid var(--rule)}.bring textarea{padding:8px 10px;border:1.5px solid var(--rule-strong);border-radius:8px;background:var(--surface);color:inherit;font:inherit;resize:vertical}.dropping .canvas{outline:3px solid var(--accent);outline-offset:-3px}
.ends{display:grid;grid-template-columns:28px minmax(0,1fr);gap:8px;padding:8px 0;font-weight:640}
.bars{margin-top:10px}.bars h3{color:var(--ink-2)}.bar-row{display:grid;grid-template-columns:104px 1fr 84px;gap:8px;align-items:center;font-size:13.5px;line-height:22px}.bar-row b{text-align:right;font-weight:660}.bar-row .bar,td .bar{display:block;min-height:0;height:7px;padding:0;border:0;border-radius:2px;background:var(--rule);overflow:hidden}.bar-row .bar i,td .bar i{display:block;height:100%;background:var(--answer)}.bar-row .bar.part i,td .bar.part i{background:var(--time)}td .bar.low i{background:var(--failure)}
.panel h2:not(:first-child){margin-top:14px}
.gap{display:grid;grid-template-columns:28px minmax(0,1fr);gap:8px;padding:10px 0;border-bottom:1px solid var(--rule);font-size:13.5px;line-height:18px;color:var(--ink-2)}.gap b{font:660 14.5px/19px ${fontFamily};color:var(--ink)}.gap .tag{margin:3px 0}.gap>div>.tag{display:table}
.health{margin-top:12px}.health p{display:flex;gap:7px;font-size:13.5px;line-height:19px;color:var(--ink-2)}
.block{padding:24px 20px;background:var(--surface);border-top:1px solid var(--rule)}.block>h2{margin-bottom:2px}
.wide{overflow-x:auto}table{width:100%;min-width:680px;margin-top:12px;border-collapse:collapse;font-size:14px;line-height:19px}
th{padding:6px 14px 6px 0;text-align:left;vertical-align:bottom;font:620 13px/17px ${fontFamily};color:var(--ink-2);border-bottom:1.5px solid var(--rule-strong)}
td,tbody th{padding:7px 14px 7px 0;vertical-align:top;border-bottom:1px solid var(--rule)}tbody th{font:660 14px/19px ${fontFamily};color:var(--ink)}tbody th p{font-weight:440;color:var(--ink-2);max-width:300px}
td.figure,th.figure{text-align:right}
.screen{display:flex;flex-direction:column;gap:8px;min-height:0;overflow:auto;padding:10px 14px 14px;border-left:1px solid var(--rule);background:var(--ground)}.scene-choices{display:flex;flex-wrap:wrap;gap:2px 10px}.scene{color:inherit;text-decoration:none}.scene small{display:block;margin-top:6px}.scene img{display:block;width:100%;max-width:390px;height:auto;border-radius:12px;box-shadow:0 0 0 1px var(--rule-strong)}
.work:has(>.screen:not([hidden])){grid-template-rows:minmax(0,1fr) auto}.work>.screen.unmade{grid-column:1/-1;border:0;border-top:1px solid var(--rule)}
@media (min-width:901px){.work:has(>.screen:not([hidden],.unmade)){grid-template-columns:minmax(0,1fr) clamp(290px,27vw,372px) clamp(230px,24vw,420px)}}
@media (max-width:900px){
.screen{border-left:0;border-top:1px solid var(--rule)}.scene{align-self:center}
.bar{flex-wrap:wrap;padding:0 14px;gap:0 10px}.find kbd{display:none}.does{display:contents}.find{order:1;flex:1 0 100%;height:44px;margin-bottom:10px}.find input{font-size:16px}.where{flex:1 1 0}.where :is(.icon,b){display:none}
.outlined,.plain,select{min-height:44px}.plain{min-width:44px}.links .link,.panel-foot .link,.panel-head .link,.panel-body>p .link{min-height:44px;padding:0 4px}.where a,.links a{display:inline-flex;align-items:center;min-height:44px}
.parts,.legend,.tools{background:linear-gradient(90deg,var(--surface) 40%,transparent) 0/56px 100% no-repeat local,linear-gradient(270deg,var(--surface) 40%,transparent) 100%/56px 100% no-repeat local,linear-gradient(90deg,color-mix(in srgb,var(--ink) 34%,transparent),transparent) 0/16px 100% no-repeat scroll,linear-gradient(270deg,color-mix(in srgb,var(--ink) 34%,transparent),transparent) 100%/16px 100% no-repeat scroll,var(--surface)}.choice{flex:none}
.head{display:block;padding:12px 14px 0}.figures{margin:6px 0 0;gap:4px 16px}.figures div{display:flex;gap:4px;align-items:baseline}.figures b{display:inline;font-size:14px;line-height:18px}
.work{display:block;height:auto;min-width:0}.canvas{display:block;overflow:hidden;border-right:0}.legend{flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none}.scroll{height:404px}.tools{height:52px;border-bottom:1px solid var(--rule)}.choice button{min-height:44px}
.panel-body{overflow:visible;padding:14px}.entry.chosen,.steps li{margin-left:-14px;margin-right:-14px}.entry.chosen,.steps button{padding-left:14px;padding-right:14px}.entry h3 a{display:block;padding:4px 0}.steps button,.log-line{min-height:44px}
body[data-part=read] .on-phones{display:block;margin-bottom:20px}.on-phones h3{margin-top:12px;color:var(--ink-2)}.on-phones p{color:var(--ink-2)}
.block{padding-left:14px;padding-right:14px}
}
@media print{body{background:#fff}.bar,.parts,.panel,.tools,.legend,.unseen{display:none!important}.work{display:block;height:auto}.scroll{overflow:visible}}
`;

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

export const pageStyle = (): string =>
  `@font-face{font-family:'Bricolage Grotesque Variable';src:url(data:font/woff2;base64,${readFileSync(font).toString('base64')}) format('woff2');font-weight:200 800}${colours}${drawingStyle}${layout}`;

export const json = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

export const page = ({ name, title, where, style = '', hasScenes = false, body }: Frame): string => `<!doctype html>
<html lang="en" data-page="${name}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="pages.css">
${style && `<style>${style}</style>`}
</head>
<body>
<header class="bar">
<span class="where">${where === null ? 'Statecharts' : `<a href="index.html">Statecharts</a>${icon('chevron', 'way', 14)}<b>${escaped(where)}</b>`}</span>
</header>
${body}
${hasScenes ? '<script src="scenes.js"></script>\n' : ''}<script src="pages.js"></script>
</body>
</html>
`;
