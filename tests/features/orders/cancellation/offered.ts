import type { CancellationView } from '#machines/cancellation/cancellation.view.ts';

/** Cancelling costs nothing now; 2.50 once the store has accepted. */
export const free: Extract<CancellationView['offer'], { can: true }> = {
  can: true,
  kept: 0,
  afterwards: 250,
  until: 'storeAccepts',
  back: null,
};
export const offered: CancellationView = {
  is: 'offered',
  offer: free,
  reason: null,
  words: '',
  isReasonless: false,
  hasMovedOn: false,
  failure: null,
};
