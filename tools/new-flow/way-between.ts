import { dirname, relative } from 'node:path';

/** How a file imports others: all by their path from the root. */
export const wayBetween =
  (from: string) =>
  (to: string): string => {
    const way = relative(dirname(from), to).replaceAll('\\', '/');
    return way.startsWith('.') ? way : `./${way}`;
  };
