import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';
import type { FulfilmentTimeView } from './fulfilment-time-flow.ts';

/** How the order is to be received, as far as it is decided: while a time is being chosen the price stays with what was priced. */
export const fulfilmentWanted = ({ time, way }: FulfilmentTimeView): FulfilmentChoice => ({ isPickup: way.isPickup, time: time.choice });

export const isTimeDecided = ({ time: { is } }: FulfilmentTimeView): boolean => is !== 'choosing' && is !== 'gone';
