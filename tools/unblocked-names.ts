import { createHash } from 'node:crypto';

/** Words at which ad blockers' public lists take a file for an advertiser's or a tracker's, such as `/assets/tracking-`. */
const BLOCKED = /^(ads?|advert\w*|affiliate\w*|analytics?|banners?|beacon|metrics?|pixel|popup|promo\w*|sponsor\w*|telemetry|track\w*)$/i;
const WORDS = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;

/** Whether a file's name, or a segment of an address, has a word that ad blockers refuse. */
export const isBlocked = (name: string): boolean => (name.match(WORDS) ?? []).some((word) => BLOCKED.test(word));

/** The name of a built file without such words; what stands in their place is the same in every build. */
export const unblockedName = (name: string): string =>
  name.replaceAll(WORDS, (word) =>
    BLOCKED.test(word) ? createHash('sha256').update(word).digest('hex').replaceAll(/\d/g, '').slice(0, 4) : word,
  );
