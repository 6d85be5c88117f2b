import type { ReceivingChoice } from '#machines/invoice/receiving-choice.ts';
import type { WhenView } from './when-flow.ts';

/** How the order is to be received, as far as it is decided: while a time is being chosen the price stays with what was priced. */
export const receivingWanted = ({ time, way }: WhenView): ReceivingChoice => ({ isPickup: way.isPickup, time: time.choice });

/** Whether the customer has decided when: no time is being chosen, and the chosen one did not go. */
export const isTimeDecided = ({ time: { is } }: WhenView): boolean => is !== 'choosing' && is !== 'gone';
