import { ORDER_STATUS } from '#contract/enumerations.ts';

/** Codes of 100 and above end an order without success and never count as 'accepted' (0-decisions, Screens). */
export const isEndedWithoutSuccess = (status: number): boolean => status >= 100;

/** Whether nothing more will happen to the order. */
export const isTerminal = (status: number): boolean => isEndedWithoutSuccess(status) || status === ORDER_STATUS.completed;

/** Whether an order may go from one status to another: onwards only, to an ending from anywhere, and nowhere from an ending. */
export const mayFollow = (from: number, to: number): boolean => !isTerminal(from) && (isEndedWithoutSuccess(to) || to > from);

export type Stage = 'accepted' | 'prepared' | 'on_the_way' | 'on_doorstep' | 'received';

/** The stages a customer sees, in order; a pickup has no way to go. */
export const stagesOf = (isPickup: boolean): readonly Stage[] =>
  isPickup ? ['accepted', 'prepared', 'received'] : ['accepted', 'prepared', 'on_the_way', 'on_doorstep', 'received'];

const reached = (status: number, stage: Stage): boolean => {
  switch (stage) {
    case 'accepted':
      return status > ORDER_STATUS.waitingForStore;
    case 'prepared':
      return status >= ORDER_STATUS.ready;
    case 'on_the_way':
      return status >= ORDER_STATUS.startedDelivery;
    case 'on_doorstep':
      return status >= ORDER_STATUS.arrivedAtDestination;
    case 'received':
      return status >= ORDER_STATUS.delivered;
  }
};

/** How many of the order's stages are behind it; 0 while it waits, and for an order that ended without success. */
export const stagesReached = (status: number, isPickup: boolean): number =>
  isEndedWithoutSuccess(status) ? 0 : stagesOf(isPickup).filter((stage) => reached(status, stage)).length;
