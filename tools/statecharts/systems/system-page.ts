import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.ts';
import { icon } from '../icons.ts';
import type { MachinePage } from '../machine-page.ts';
import { page } from '../page-frame.ts';
import { escaped } from '../words.ts';
import type { NamedSystem } from './all-systems.ts';
import type { SystemFacts } from './system-facts.ts';
import { systemStyle } from './system-style.ts';
import { partsOf, type Part } from './system.ts';

const script = ({ file, exported }: NamedSystem): Promise<string> =>
  bundle(
    `import { ${exported} as system } from ${JSON.stringify(file)};\nimport { openSystem } from ${JSON.stringify(fileURLToPath(new URL('../page/system/open-system.ts', import.meta.url)))};\nopenSystem(system);\n`,
  );

const pageOf = (pages: readonly MachinePage[], part: Part): MachinePage => {
  const found = pages.find(({ name }) => name === part.page);
  if (!found) throw new Error(`${part.id} has no page “${part.page}”`);
  return found;
};

/** The page of a system: its flows as boxes that run, what they tell each other, and each one's drawing to open in place. */
export const systemPage = async (named: NamedSystem, pages: readonly MachinePage[]): Promise<string> => {
  const { system } = named;
  const parts = partsOf(system);
  const facts: SystemFacts = {
    name: system.name,
    exported: named.exported,
    parts: parts.map((part) => {
      const { title, sentence, usedBy, section, machine } = part.model;
      const { root } = pageOf(pages, part);
      return {
        id: part.id,
        page: part.page,
        facts: { name: part.page, machine: machine.id, title, sentence, usedBy, section, root, stories: [], walks: [] },
      };
    }),
  };
  const drawings = [...new Set(parts)]
    .filter((part, index) => parts.findIndex((other) => other.page === part.page) === index)
    .map((part) => `<template id="drawing-${part.page}">${pageOf(pages, part).drawing}</template>`);
  const side = (part: string, sign: Parameters<typeof icon>[0], words: string, count: string) =>
    `<a href="#${part}" data-part="${part}">${icon(sign, 'way', 16)}${words}<span class="count">${count}</span></a>`;
  const body = `<style>${systemStyle}</style>
<main><div class="head"><div><h1>${escaped(system.title)}</h1><p>${escaped(system.sentence)}</p></div>
<div class="figures"><div><b>${parts.length}</b>flows</div><div><b>${system.journeys.length}</b>journeys</div></div></div>
<nav class="parts" aria-label="What to do with this system">${side('simulate', 'play', 'Simulate', '')}${side('journeys', 'route', 'Journeys', String(system.journeys.length))}</nav>
<div class="work system" id="work"><section class="canvas" id="stage" aria-label="The system"></section>
<aside class="panel" id="panel" aria-label="What can happen"></aside></div></main>
<p class="unseen" id="live" aria-live="polite"></p>
${drawings.join('\n')}
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
  return page({
    title: `${system.title} · Statecharts`,
    where: system.title,
    find: 'Find what can happen',
    body,
    script: await script(named),
  });
};
