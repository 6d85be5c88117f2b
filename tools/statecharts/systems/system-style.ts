import { fontFamily } from '../font.ts';

/** What the page of a system needs beside the style of every page. */
export const systemStyle = `
.system .canvas{display:grid;grid-template-rows:fit-content(58%) minmax(0,1fr)}.system .canvas.opened{grid-template-rows:auto minmax(0,1fr) 46px}
.boxes{overflow:auto;padding:14px;min-height:0;display:grid;gap:12px;align-content:start;align-items:start}.boxes:has(>:nth-child(2)){grid-template-columns:minmax(0,1fr) 196px}.boxes>.flow+.flow .inside{grid-template-columns:1fr}.boxes>.flow:first-child>button .at{display:inline}
.flow{min-width:0;border:1.5px solid var(--calm-edge);border-radius:10px;background:var(--waiting)}
.flow.holds{background:var(--group);border-color:var(--rule-strong)}
.flow.answering{background:var(--busy);border-color:var(--busy-edge)}.flow.blocked{background:var(--blocked);border-color:var(--failure)}.flow.good{background:var(--good);border-color:var(--answer)}
.flow.unborn{border-style:dashed;background:none}.flow:is(.unborn,.over)>button{color:var(--ink-2)}.flow.unborn b{font-weight:520}
.flow.moved{box-shadow:0 0 0 4px color-mix(in srgb,var(--safran) 62%,transparent)}
.flow>button{display:block;width:100%;min-height:44px;padding:8px 12px 9px;border:0;border-radius:9px;background:none;text-align:left}.flow>button:hover b{text-decoration:underline}
.flow b{display:block;font:680 14px/19px ${fontFamily}}.flow .at{display:block;font:560 13px/18px ${fontFamily}}.flow .at+.at::before{content:" · "}
.flow .waits{display:flex;gap:5px;align-items:center;margin-top:3px;font:440 12.5px/16px ${fontFamily};color:var(--ink-2)}.flow .waits.for-server,.flow .waits.for-bank,.flow .waits.for-flow,.flow .waits.for-page{color:var(--busy-edge);font-weight:620}
.inside{display:grid;grid-template-columns:repeat(auto-fill,minmax(172px,1fr));gap:9px;padding:0 10px 10px;align-items:start}.inside>.holds{grid-column:span 2;display:grid;grid-template-columns:1fr 1fr;align-items:start}.inside>.holds>.inside{grid-template-columns:1fr;padding:9px 10px 10px 0}
.said{display:grid;grid-template-rows:auto minmax(0,1fr);min-height:0;border-top:1px solid var(--rule)}.said-head{display:flex;flex-wrap:wrap;gap:4px 14px;align-items:center;padding:8px 14px}.said-head h2{font:660 14px/20px ${fontFamily}}.said-head label{display:inline-flex;gap:6px;align-items:center;font-size:13px;color:var(--ink-2)}
.sequence{overflow:auto;min-height:0;padding:0 14px 14px;outline-offset:-3px}.sequence .lanes,.sequence ol{min-width:var(--wide)}
.lanes{position:sticky;top:0;z-index:2;display:grid;grid-template-columns:repeat(var(--lanes),minmax(0,1fr));background:var(--paper);border-bottom:1.5px solid var(--rule-strong)}.lanes span{padding:4px 3px 6px;font:640 12px/15px ${fontFamily};text-align:center;color:var(--ink);overflow-wrap:anywhere}.lanes .outside{color:var(--ink-2);font-weight:520}
.sequence ol{position:relative;background-size:calc(100%/var(--lanes)) 100%;background-image:linear-gradient(90deg,transparent calc(50% - .5px),var(--rule) calc(50% - .5px) calc(50% + .5px),transparent calc(50% + .5px))}
.message{position:relative;display:block;width:100%;min-height:36px;padding:0;border:0;background:none;color:var(--ink)}.message:hover,.message[aria-expanded=true]{background:color-mix(in srgb,var(--accent-soft) 70%,transparent)}
.message .wire-of{position:absolute;left:calc((var(--from) + .5)*100%/var(--lanes));width:calc((var(--to) - var(--from))*100%/var(--lanes));bottom:7px;border-bottom:1.8px solid currentColor}.message .wire-of::after{content:"";position:absolute;right:0;bottom:-5.4px;border:4.6px solid transparent;border-left:8px solid currentColor;border-right:0}.message.leftwards .wire-of{left:calc((var(--to) + .5)*100%/var(--lanes));width:calc((var(--from) - var(--to))*100%/var(--lanes))}.message.leftwards .wire-of::after{right:auto;left:0;border-right:8px solid currentColor;border-left:0}
.message.to-itself .wire-of{width:26px;border:1.8px solid currentColor;border-left:0;height:13px;border-radius:0 7px 7px 0}
.message.asks .wire-of{border-bottom-style:dashed}.message.idle{color:var(--ink-2)}.message.idle .words-of{font-weight:440}.message.by-customer .wire-of{color:var(--customer)}.message.by-server .wire-of,.message.by-bank .wire-of{color:var(--answer)}.message.by-time .wire-of{color:var(--time);border-bottom-style:dotted}
.message .words-of{position:relative;display:block;width:max-content;max-width:min(320px,60%);margin-left:clamp(0px,calc((min(var(--from),var(--to)) + .5)*100%/var(--lanes) + 6px),calc(100% - 200px));padding:4px 3px 12px;font:560 12.5px/16px ${fontFamily};text-align:left;background:linear-gradient(var(--paper),var(--paper)) 0 0/100% calc(100% - 9px) no-repeat}
.message .between{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.step-of{position:absolute;left:0;top:4px;min-width:18px;font:640 11px/16px ${fontFamily};color:var(--ink-2)}
.change{padding:4px 10px 10px 30px;font-size:13px;line-height:19px;color:var(--ink-2);background:var(--paper)}.change b{color:var(--ink);font-weight:620}
.crumbs{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;padding:6px 12px;border-bottom:1px solid var(--rule);font-size:13.5px}.crumbs ol{display:flex;flex-wrap:wrap;gap:6px;align-items:center}.crumbs li{display:flex;gap:6px;align-items:center}.crumbs button{min-height:34px}.crumbs>a{margin-left:auto}.crumbs p{flex:1 0 100%;color:var(--ink-2);font-size:13px;line-height:18px}
.acts details{margin-top:16px}.acts summary{min-height:34px;padding:6px 0;font-weight:620;cursor:pointer}.wide-button .of{color:var(--ink-2)}
.ready{display:grid;gap:2px;margin-top:10px}.turns{display:flex;gap:8px;margin:10px 0 2px}.turns .outlined{flex:1;justify-content:center}
@media (max-width:1400px){.inside{grid-template-columns:repeat(auto-fill,minmax(152px,1fr))}}
.opened .map[data-corner^=top]{top:88px}
@media (max-width:900px){
.work.system{display:flex;flex-direction:column}.system .canvas,.system .canvas.opened{display:contents}.system .panel{order:1}.said{order:2}.boxes,.boxes:has(>:nth-child(2)){display:grid;grid-template-columns:minmax(0,1fr);overflow:visible;padding:12px}.inside{grid-template-columns:1fr 1fr;padding:0 8px 8px;gap:8px}.flow>button{padding:7px 9px}.system .said{display:block}.boxes>.flow+.flow .inside{grid-template-columns:1fr 1fr}.sequence{max-height:420px;padding:0 0 10px}.lanes,.message .wire-of,.step-of{display:none}
.sequence ol{min-width:0;background:none}.message{min-height:44px;padding:6px 14px;text-align:left}.message .words-of{display:inline;max-width:none;margin:0;padding:0;background:none;font-size:14px;line-height:19px}.message .between{position:static;overflow:visible;clip-path:none;font:640 14px/19px ${fontFamily}}.change{padding-left:14px}
}
`;
