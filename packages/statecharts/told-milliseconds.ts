const UNITS = { ms: 1, s: 1_000 } as const;

/** How long a wait lasts by the words of its sample, in milliseconds. @throws Error when the words name no time */
export const toldMilliseconds = (says: string): number => {
  if (says.includes('a quarter of an hour')) return 15 * 60_000;
  const [, number, unit] = /\b(\d+) (ms|s)\b/.exec(says) ?? [];
  if (number === undefined || unit === undefined) throw new Error(`“${says}” names no time`);
  return Number(number) * UNITS[unit as keyof typeof UNITS];
};
