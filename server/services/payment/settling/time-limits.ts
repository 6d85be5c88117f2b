/** How long everything is held while a card's challenge is open, milliseconds (0-decisions, Prices). */
export const CHALLENGE_KEPT_FOR = 15 * 60_000;
/** How long a payment whose card is authorised waits for the call that orders, milliseconds; one that came with its whole order does not wait. */
export const AUTHORISED_KEPT_FOR = 60_000;
/** How long the provider is asked again for an intent, while no answer says that there is one, milliseconds. */
export const INTENT_ASKED_FOR = 60_000;
/** How often the sweeper looks at a payment that waits, milliseconds. */
export const LOOKED_AT_EVERY = 10_000;
