import { dirname, relative } from 'node:path';

/** How a file imports others, which are all named by their path from the root: by their way where it leads up one folder at most, else by `#`. */
export const wayBetween =
  (from: string) =>
  (to: string): string => {
    if (to.startsWith('packages/statecharts/')) return to.replace('packages/', '#');
    const way = relative(dirname(from), to).replaceAll('\\', '/');
    if (way.startsWith('../../')) return `#${to}`;
    return way.startsWith('.') ? way : `./${way}`;
  };
