/** Friday 20 November 2026, 12:30 in Geneva: the stores of the storm are open. */
export const NOON = Date.parse('2026-11-20T11:30:00Z');
const SECOND = 1_000;

/** What a person thinks for before the next thing, at least and at most, milliseconds. */
export const THINKING = { least: 300, most: 2_500 } as const;
/** How often the sweeper comes in a run; in the server it is every second. */
export const SWEEP_EVERY = 15 * SECOND;
/** How often the provider's banks answer and its events come. */
export const PROVIDER_SPEAKS_EVERY = 5 * SECOND;
/** How long a payment without an order may keep what it holds, the sweeper's pace included (0-decisions, Prices). */
export const HOLDS_END_WITHIN = 60 * SECOND + SWEEP_EVERY;
/** How long after the last fault everything in the browser rests (I17), and how much the last retries may need for their own way. */
export const REST_WITHIN = 30 * SECOND;
export const LAST_RETRIES = 12 * SECOND;
/** How long a challenge is kept open, and as long again as the sweeper needs in a long calm. */
export const CHALLENGES_END_WITHIN = 18 * 60 * SECOND;
