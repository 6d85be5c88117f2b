/** What is logged of an answer that is none (specification 1, section 8; 3-reference, section 8). */
const WORDS: Readonly<Record<number, string>> = {
  404: 'Not found',
  408: 'Request timed out',
  413: 'Request too large',
  500: 'Internal server error',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timed out',
};

/** Notes in the browser's log that a call failed in transport. A customer reads of it where it matters; this is for whoever looks. */
export function logStatus(status: number, path: string): void {
  const words = WORDS[status];
  if (words) console.info(`${status} ${words}: ${path}`);
}
