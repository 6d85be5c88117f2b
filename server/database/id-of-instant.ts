/** How ids begin that are made in an instant's second (`secrets/ids.ts`): eight hexadecimal characters that grow with time. */
export const idBeginning = (instant: number): string =>
  Math.floor(instant / 1_000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8);

/** What no id is below that is made in the seconds after an instant's, and all are that were made until then. */
export const idsAfter = (instant: number): string => idBeginning(instant + 1_000);
