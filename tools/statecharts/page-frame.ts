import { icon } from './icons.ts';
import { pageStyle } from './page-style.ts';
import { escaped } from './words.ts';

/** What stands around every page. */
export type Frame = {
  readonly title: string;
  /** The way from the index to here, as markup. */
  readonly where: string;
  readonly body: string;
  /** Code that runs in the page. */
  readonly script: string;
};

/** Changes between light and dark, and prints. */
const frameScript = `
const root=document.documentElement;
document.getElementById('theme').addEventListener('click',()=>{const dark=root.dataset.theme?root.dataset.theme==='dark':matchMedia('(prefers-color-scheme:dark)').matches;root.dataset.theme=dark?'light':'dark'});
document.getElementById('print').addEventListener('click',()=>print());
`;

/** A whole page that needs nothing but itself. */
export const page = ({ title, where, body, script }: Frame): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<style>${pageStyle()}</style>
</head>
<body>
<header class="bar">
<a class="plate" href="index.html">Statecharts</a>
<span class="where">${where}</span>
<span class="does"><button id="theme" type="button" aria-label="Light or dark">${icon('theme', 'way', 18)}</button><button id="print" type="button">${icon('print', 'way', 18)}<span class="words">Print</span></button></span>
</header>
${body}
<script>${frameScript}${script}</script>
</body>
</html>
`;
