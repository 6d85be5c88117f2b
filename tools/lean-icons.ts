import type { Plugin } from 'vite';

/** Stands in for lucide's `createLucideIcon`: the same drawing of the few things that icons are asked for here. */
export const STAND_IN = `import { createElement } from 'react';
const LINES = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true' };
const createLucideIcon = ({ name, aliases = [], node }) => ({ size = 24, className = '', ...rest }) =>
  createElement(
    'svg',
    { ...LINES, width: size, height: size, className: ['lucide', ...[name, ...aliases].map((one) => 'lucide-' + one), className].filter(Boolean).join(' '), ...rest },
    node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
export { createLucideIcon as default };
`;
/** What an icon may be asked for: `tests/tools/lean-icons.test.ts` draws each beside lucide's own. */
export const ASKED: readonly string[] = ['size', 'className', 'fill', 'strokeWidth', 'aria-hidden'];

/** Ships lucide's icons without its providers, its other frameworks' names and its ways to style what is not asked for here. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => STAND_IN,
  },
});
