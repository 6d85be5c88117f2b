const HOUR = 3_600_000;
/** A day, milliseconds. */
export const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

/**
 * How long what is kept of people stays, milliseconds: what `server/housekeeping.ts` obeys and the page of terms
 * tells (`/terms.html`, held by `tests/project/personal-data.test.ts`). What is not here stays with the account.
 */
export const RETENTION = {
  /** A guest's basket with what was typed in it, and its payments that nobody paid: after its last change. */
  guestBasket: 30 * DAY,
  /** A basket that was put aside or became part of another: after its last change. */
  basketAside: 30 * DAY,
  /** A parcel that nobody sent, with its names and addresses: after its last change. */
  parcelAside: 30 * DAY,
  /** A card for one order that was not paid with it: after it was added. */
  cardOnce: 6 * HOUR,
  /** The pictures of a parcel, and of what was wrong with an order: after they were sent. */
  parcelPicture: 90 * DAY,
  /** Who an order was for, where it went and what was noted on it. The law wants books for ten years (CO 958f); their amounts stay. */
  order: 10 * YEAR,
  /** A session that nobody uses. */
  sessionIdle: 30 * DAY,
  /** A session, used or not. */
  session: 180 * DAY,
  /** A browser that somebody signed in with: after its last use. */
  device: 180 * DAY,
  /** The secret of a link in an e-mail: after it is over. */
  emailLink: DAY,
  /** An e-mail's address and subject; its words go when it is sent. */
  mail: 30 * DAY,
  /** Who wanted to work with the marketplace: after they wrote last. */
  lead: YEAR,
  /** An address that was put down for the newsletter and never said that it wants it. */
  newsletterAsked: 7 * DAY,
  /** Events of the card provider, once they are handled. */
  providerEvent: 60 * DAY,
  /** Counts of calls: the longest window of any limit. */
  callCount: DAY,
  /** Lines of the log: whoever runs the server keeps them no longer (docs/operations.md). */
  log: 30 * DAY,
  /** Copies of the database: as above. */
  backup: 30 * DAY,
} as const;
