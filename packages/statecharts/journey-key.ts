import type { Journey } from './journeys.ts';

/** The name of a journey that stays the same as long as it begins so and the same things happen on it. */
export const journeyKey = ({ input, steps, refusal }: Pick<Journey, 'input' | 'steps' | 'refusal'>): string => {
  let hash = 0x811c9dc5;
  for (const character of [input, ...steps.map(({ says }) => says), ...(refusal === undefined ? [] : [refusal])].join('\n'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
};
