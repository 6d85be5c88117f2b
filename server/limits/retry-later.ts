/** A call that is not answered now and is worth another try: an answer of transport, never a business code. */
export class RetryLater extends Error {
  readonly statusCode: 429 | 503;
  /** Seconds. */
  readonly retryAfter: number;
  constructor(statusCode: 429 | 503, milliseconds: number) {
    super(`come again in ${Math.ceil(milliseconds / 1_000)} s`);
    this.statusCode = statusCode;
    this.retryAfter = Math.ceil(milliseconds / 1_000);
  }
}
