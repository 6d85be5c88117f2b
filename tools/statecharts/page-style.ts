import { darkColours, lightColours } from './colours.ts';
import { drawingStyle } from './drawing-style.ts';
import { fontFace, fontFamily } from './font.ts';

const layout = `
*{box-sizing:border-box;margin:0}
body{font:440 15px/21px ${fontFamily};color:var(--ink);background:var(--ground);font-variant-numeric:tabular-nums}
a{color:var(--accent);text-underline-offset:3px}ul,ol{list-style:none;padding:0}button{font:inherit;color:inherit;cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
.icon{flex:none;vertical-align:-.18em}
.bar{display:flex;align-items:center;gap:14px;min-height:52px;padding:0 20px;background:var(--surface);border-bottom:1px solid var(--rule);font-weight:560}
.plate{padding:4px 10px 5px;border-radius:5px;background:var(--plate);box-shadow:inset 0 0 0 1.5px var(--plate),inset 0 0 0 2.5px #ffffffeb;color:#fff;font:800 15px/18px ${fontFamily};text-decoration:none}
.bar .where{color:var(--ink-2)}.bar .where a{color:inherit}.bar .where b{font-weight:680;color:var(--ink)}
.bar .does{margin-left:auto;display:flex;gap:4px}.bar button{min-height:44px;padding:0 12px;border:0;border-radius:8px;background:none;font-weight:600;display:inline-flex;align-items:center;gap:7px}
.head{display:flex;flex-wrap:wrap;align-items:flex-end;gap:10px 28px;padding:14px 20px 0;background:var(--surface)}
.head h1{font:700 25px/30px ${fontFamily};letter-spacing:-.015em}.head p{color:var(--ink-2);max-width:760px}
.figures{display:flex;gap:22px;margin-left:auto;font-size:13px;line-height:17px;color:var(--ink-2)}.figures b{display:block;font:700 17px/22px ${fontFamily};color:var(--ink)}
.head:has(+main){padding-bottom:14px}
.parts{display:flex;gap:2px;padding:4px 10px 0;background:var(--surface);border-bottom:1px solid var(--rule)}
.parts a{display:inline-flex;align-items:center;gap:7px;min-height:44px;padding:0 12px;font-weight:600;color:var(--ink-2);text-decoration:none}.parts a:hover{color:var(--ink)}
.count{padding:1px 6px;border-radius:4px;background:var(--sunken);font:650 12px/16px ${fontFamily}}
.work{display:grid;grid-template-columns:minmax(0,1fr) 372px}
.canvas{background:var(--paper);border-right:1px solid var(--rule)}
.legend{display:flex;flex-wrap:wrap;gap:4px 13px;align-items:center;min-height:38px;padding:8px 14px;border-bottom:1px solid var(--rule);font:520 12.5px/16px ${fontFamily};color:var(--ink-2)}
.legend span{display:inline-flex;align-items:center;gap:6px;white-space:nowrap}.legend .by{font-weight:620}.legend .by-customer{color:var(--customer)}.legend .by-answer{color:var(--answer)}.legend .by-failure{color:var(--failure)}.legend .by-time{color:var(--time)}
.scroll{overflow:auto;padding:14px}.scroll .chart{margin:0 auto;min-width:600px}
.panel{padding:14px 18px 20px;background:var(--ground)}
h2{font:700 17px/22px ${fontFamily}}.aside{color:var(--ink-2);font-size:13.5px;line-height:19px}
.entry{position:relative;display:grid;grid-template-columns:22px minmax(0,1fr) auto;gap:2px 6px;padding:9px 0;border-bottom:1px solid var(--rule);font-size:13.5px;line-height:18px;color:var(--ink-2)}
.entry>.icon{margin-top:2px}.entry h3{font:660 14.5px/19px ${fontFamily};color:var(--ink)}.entry h3 a{color:inherit;text-decoration:none}.entry h3 a::after{content:"";position:absolute;inset:0}
.entry>p,.entry>ul{grid-column:2/4}.section{font:500 12px/19px ${fontFamily};white-space:nowrap}
.entry ul{display:none;gap:3px;margin-top:5px}.entry li,.way{color:var(--ink)}
.way{display:grid;grid-template-columns:16px minmax(0,1fr);gap:6px}.way .icon{margin-top:2px}.way b{font-weight:640}
.entry.chosen{margin:0 -18px;padding:11px 18px 12px;background:var(--accent-soft);box-shadow:inset 4px 0 0 var(--accent)}.entry.chosen ul{display:grid}
.k-customer,.k-end,.k-group,.k-instant{color:var(--calm-edge)}.k-answer{color:var(--busy-edge)}.k-blocked{color:var(--failure)}.k-good{color:var(--answer)}.k-time{color:var(--time)}
.c-customer{color:var(--customer)}.c-answer{color:var(--answer)}.c-failure{color:var(--failure)}.c-time{color:var(--time)}
.block{padding:24px 20px;background:var(--surface);border-top:1px solid var(--rule)}.block>h2{margin-bottom:2px}
.wide{overflow-x:auto}table{width:100%;min-width:680px;margin-top:12px;border-collapse:collapse;font-size:14px;line-height:19px}
th{padding:6px 14px 6px 0;text-align:left;vertical-align:bottom;font:620 13px/17px ${fontFamily};color:var(--ink-2);border-bottom:1.5px solid var(--rule-strong)}
td,tbody th{padding:7px 14px 7px 0;vertical-align:top;border-bottom:1px solid var(--rule)}tbody th{font:660 14px/19px ${fontFamily};color:var(--ink)}tbody th p{font-weight:440;color:var(--ink-2);max-width:300px}
td.number,th.number{text-align:right}
.stories{display:grid;grid-template-columns:repeat(auto-fill,minmax(330px,1fr));gap:14px;margin-top:12px;align-items:start}
.story{padding:12px 14px;border:1px solid var(--rule);border-radius:8px;background:var(--ground)}.story.chosen{border-color:var(--accent);box-shadow:inset 4px 0 0 var(--accent)}
.story h3{font:660 15px/20px ${fontFamily}}.story h3 a{color:inherit}.story ol{margin-top:8px;display:grid;gap:5px}
.story li{display:grid;grid-template-columns:30px minmax(0,1fr);gap:8px;font-size:14px;line-height:19px}
.step{justify-self:start;min-width:26px;padding:1px 6px;border-radius:10px;background:var(--accent-soft);color:var(--accent);font:700 12px/17px ${fontFamily};text-align:center}
.story li b{font-weight:640}.story .ends{display:flex;gap:8px;margin-top:8px;font-weight:640}
.foot{padding:14px 20px;font-size:13px;color:var(--ink-2);border-top:1px solid var(--rule)}
@media (max-width:900px){.work{grid-template-columns:minmax(0,1fr)}.canvas{border-right:0}.scroll{height:404px;border-bottom:1px solid var(--rule)}.figures{margin-left:0}.parts{overflow-x:auto}.bar .words{display:none}.entry h3 a{display:block;padding:4px 0}.stories{grid-template-columns:minmax(0,1fr)}}
`;

const print = `
@page{size:A4 landscape;margin:10mm}
@media print{
body{background:none;font-size:11px;line-height:14px}.bar,.parts,.panel,.foot{display:none}.work{display:block}.canvas{border:0;break-after:page}
.scroll{height:auto;overflow:visible;padding:4px}.scroll .chart{width:auto;max-width:100%;height:auto;max-height:158mm;min-width:0}
.head{padding:0}.block{padding:8px 0;border:0}table{min-width:0}table,td,th,tbody th,.story li{font-size:10px;line-height:13px}td,tbody th{padding:3px 10px 3px 0}tr,.story{break-inside:avoid}.stories{grid-template-columns:repeat(3,1fr);gap:8px}.chart.faded *{opacity:1!important}}
`;

/** The whole style sheet of a page, font, colours and drawing included. */
export const pageStyle = (): string =>
  [
    fontFace(),
    `:root{color-scheme:light;${lightColours}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${darkColours}}}`,
    `@media screen{:root[data-theme=dark]{color-scheme:dark;${darkColours}}}`,
    drawingStyle,
    layout,
    print,
  ].join('\n');
