export class PartLost extends Error {
  override readonly name = 'PartLost';
  /** Its files can be had, but this browser remembers that they could not: only a page that is loaded anew has them. */
  readonly isRemembered: boolean;

  /** It may still come; null where it was refused. */
  readonly late: Promise<unknown> | null;

  constructor(cause: unknown, isRemembered: boolean, late: Promise<unknown> | null = null) {
    // Not the browser's own words: the router would load the page anew for those, wherever the customer is.
    super('a part of the page did not come', { cause });
    this.isRemembered = isRemembered;
    this.late = late;
  }
}
