import { house } from './house.ts';
import { icon } from './icons.ts';
import { pageStyle } from './page-style.ts';
import { escaped } from './words.ts';

/** What stands around every page. */
export type Frame = {
  readonly title: string;
  /** What this page is called on the way from the index, as text; null on the index itself. */
  readonly where: string | null;
  /** What can be looked for, said in the field for it; null where the page has a field of its own. */
  readonly find: string | null;
  readonly body: string;
  /** Code that runs in the page. */
  readonly script: string;
  /** The way to the index. */
  readonly index?: string;
};

/** Changes between light and dark, and prints. */
const frameScript = `
{const root=document.documentElement,kept=(()=>{try{return localStorage.getItem('statecharts.theme')}catch{return null}})();
if(kept)root.dataset.theme=kept;
document.getElementById('theme').addEventListener('click',()=>{const dark=root.dataset.theme?root.dataset.theme==='dark':matchMedia('(prefers-color-scheme:dark)').matches;root.dataset.theme=dark?'light':'dark';try{localStorage.setItem('statecharts.theme',root.dataset.theme)}catch{}});
document.getElementById('print').addEventListener('click',()=>print())}
`;

/** A whole page that needs nothing but itself. */
export const page = ({ title, where, find, body, script, index = 'index.html' }: Frame): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle()}</style>
</head>
<body>
<header class="bar">
<a class="plate" href="${index}" aria-label="${escaped(house.plate)}, all flows">${escaped(house.plate)}</a>
<span class="where">${where === null ? 'Statecharts' : `<a href="${index}">Statecharts</a>${icon('chevron', 'way', 14)}<b>${escaped(where)}</b>`}</span>
<span class="does">${find === null ? '' : `<span class="find">${icon('search', 'way', 16)}<input id="find" type="search" autocomplete="off" placeholder="${escaped(find)}" aria-label="${escaped(find)}"><kbd>/</kbd></span>`}<button id="theme" type="button" aria-label="Light or dark">${icon('theme', 'way', 18)}</button><button id="print" type="button">${icon('print', 'way', 18)}<span class="words">Print</span></button></span>
</header>
${body}
<script>${frameScript}${script}</script>
</body>
</html>
`;
