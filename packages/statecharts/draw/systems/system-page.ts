import { fontFamily } from '../drawing-style.ts';
import type { MachinePage } from '../machine-page.ts';
import { json, page } from '../page-frame.ts';
import { factsOf, type Facts } from '../page/facts.ts';
import { escaped } from '../words.ts';
import { partsOf, type NamedSystem, type Part } from './system.ts';

export type SystemFacts = {
  readonly exported: string;
  /** What its project's tests import it by. */
  readonly from: string;
  readonly parts: readonly { readonly id: string; readonly facts: Facts }[];
};

const style = `
.system .canvas{display:grid;grid-template-rows:fit-content(58%) minmax(0,1fr)}.system .canvas.opened{grid-template-rows:auto minmax(0,1fr) 46px}
.boxes{overflow:auto;padding:14px;min-height:0;display:grid;gap:12px;align-content:start}
.flow{min-width:0;border:1.5px solid var(--calm-edge);border-radius:10px;background:var(--waiting)}
.flow.holds{background:var(--group);border-color:var(--rule-strong)}
.flow.answering{background:var(--busy);border-color:var(--busy-edge)}.flow.blocked{background:var(--blocked);border-color:var(--failure)}.flow.good{background:var(--good);border-color:var(--answer)}
.flow.unborn{border-style:dashed;background:none}.flow:is(.unborn,.over)>button{color:var(--ink-2)}.flow.unborn b{font-weight:520}
.flow.moved{box-shadow:0 0 0 4px color-mix(in srgb,var(--safran) 62%,transparent)}
.flow>button{display:block;width:100%;min-height:44px;padding:8px 12px 9px;border:0;border-radius:9px;background:none;text-align:left}.flow>button:hover b{text-decoration:underline}
.flow b{display:block;font:680 14px/19px ${fontFamily}}.flow .at{display:block;font:560 13px/18px ${fontFamily}}.flow .at+.at::before{content:" · "}
.flow .waits{display:flex;gap:5px;align-items:center;margin-top:3px;font:440 12.5px/16px ${fontFamily};color:var(--ink-2)}.flow .waits.for-server,.flow .waits.for-bank,.flow .waits.for-flow,.flow .waits.for-page{color:var(--busy-edge);font-weight:620}
.inside{display:grid;grid-template-columns:repeat(auto-fill,minmax(172px,1fr));gap:9px;padding:0 10px 10px;align-items:start}.inside>.holds{grid-column:span 2;display:grid;grid-template-columns:1fr 1fr;align-items:start}.inside>.holds>.inside{grid-template-columns:1fr;padding:9px 10px 10px 0}
.crumbs{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;padding:6px 12px;border-bottom:1px solid var(--rule);font-size:13.5px}
.said{display:grid;grid-template-rows:auto minmax(0,1fr);min-height:0;border-top:1px solid var(--rule)}.said h2{padding:8px 14px}.messages{overflow:auto;padding:0 14px 14px}.message{display:grid;grid-template-columns:24px minmax(120px,240px) minmax(0,1fr);gap:10px;padding:5px 0;border-bottom:1px solid var(--rule);font-size:13.5px;line-height:18px}.message small{display:block;color:var(--ink-2)}
@media (max-width:900px){.work.system{display:flex;flex-direction:column}.system .canvas,.system .canvas.opened{display:contents}.system .panel,.system .screen{order:1}.said{order:2}.message{grid-template-columns:20px minmax(0,1fr)}.message span:last-child{grid-column:2}}
`;

const pageOf = (pages: readonly MachinePage[], name: Part['page']): MachinePage => {
  const found = pages.find((one) => one.name === name);
  if (!found) throw new Error(`there is no page “${name}”`);
  return found;
};

export const systemPage = (named: NamedSystem, pages: readonly MachinePage[]): string => {
  const { system } = named;
  const parts = partsOf(system);
  const facts: SystemFacts = {
    exported: named.exported,
    from: named.from,
    parts: parts.map(({ id, page: name, model }) => {
      const drawn = pageOf(pages, name);
      return { id, facts: factsOf({ ...drawn, model }, drawn.root) };
    }),
  };
  const drawings = [...new Set(parts.map((part) => part.page))].map(
    (name) => `<template id="drawing-${name}">${pageOf(pages, name).drawing}</template>`,
  );
  const body = `<main><div class="head"><div><h1>${escaped(system.title)}</h1><p>${escaped(system.sentence)}</p></div></div>
<div class="work system" id="work"><section class="canvas" id="stage" aria-label="The system"></section>
<aside class="panel" id="panel" aria-label="What can happen"></aside>
<aside class="screen" id="screen" aria-label="The customer’s screen" hidden></aside></div></main>
<p class="unseen" id="live" aria-live="polite"></p>
${drawings.join('\n')}
${json('facts', facts)}`;
  return page({ name: system.name, title: `${system.title} · Statecharts`, where: system.title, style, hasScenes: true, body });
};
