import type { House } from './house-type.ts';
import { systemsWith } from './systems/all-systems.ts';

/** The storefront. The package for other projects has a file of its own in this one's place. */
export const house: House = {
  plate: 'Storefront',
  person: 'the customer',
  doers: { server: 'The server answers', bank: 'The bank answers', time: 'Time', page: 'The page or something around it' },
  commands: {
    draw: 'npm run statecharts',
    walk: 'npm run paths',
    walkInBrowser: 'npm test',
    compare: 'npm run statecharts -- --diff HEAD~1',
  },
  left: '../../.cache/',
  isRecorded: true,
  furtherPages: (name) => [
    ...systemsWith(name).map((system) => ({ href: `${system.name}.html`, words: `Part of: ${system.title}` })),
    ...(['payment', 'order-placement'].includes(name)
      ? [{ href: 'payment-failures.html', words: 'What goes wrong, and what the customer sees' }]
      : []),
  ],
};
