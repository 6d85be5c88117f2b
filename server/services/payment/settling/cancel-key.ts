/**
 * The key of one try to cancel. A provider refuses while the card's bank has not answered, and keeps what it answered
 * with the key: the same one would be refused for ever, and what the bank authorises later never be let go. Cancelling
 * twice does no harm.
 */
export const cancelKey = (what: string, at: number): string => `${what}:cancel:${at}`;
