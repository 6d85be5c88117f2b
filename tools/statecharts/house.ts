/** What drawn pages say of the project around the flows; pages are bundled with it. */
export const house = {
  /** On the plate at the head of each page. */
  plate: 'Storefront',
  person: 'the customer',
  doers: { server: 'The server answers', bank: 'The bank answers', time: 'Time', page: 'The page or something around it' },
  commands: { draw: 'npm run statecharts', walk: 'npm run paths', walkInBrowser: 'npm test' },
  /** The page of the last runs, from a page. */
  runs: '../../.cache/paths/runs.html',
} as const;
