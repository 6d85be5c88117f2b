import type { CityWritten } from '#server/repositories/write-city.ts';

const OF = { added: 'added', changed: 'changed', removed: 'removed' } as const;

/** What writing a city came to, in a line: 'nothing changed', or each kind of thing with how many were added, changed or removed. */
export function inWords(written: CityWritten): string {
  const parts = Object.entries(written).flatMap(([what, brought]) => {
    const counts = (Object.keys(OF) as (keyof typeof OF)[]).filter((how) => brought[how] > 0).map((how) => `${brought[how]} ${OF[how]}`);
    return counts.length === 0 ? [] : [`${what} ${counts.join(', ')}`];
  });
  return parts.length === 0 ? 'nothing changed' : parts.join('; ');
}
