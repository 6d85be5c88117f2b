import { ORDER_STATUS } from '#contract/order-status.ts';

/** Codes of 100 and above end an order without success and never count as 'accepted' (0-decisions, Screens). */
export const isEndedWithoutSuccess = (status: number): boolean => status >= 100;

export const isTerminal = (status: number): boolean => isEndedWithoutSuccess(status) || status === ORDER_STATUS.completed;

/** Whether an order's course is on the screen while a courier may be seen on the map: from 'started delivery' until completed (specification 2, section 2.2). */
export const isOnTheRoad = (status: number): boolean => status >= ORDER_STATUS.startedDelivery && status < ORDER_STATUS.completed;

export type Way = 'delivery' | 'pickup' | 'courier';

export type Stage = 'accepted' | 'prepared' | 'picked' | 'on_the_way' | 'on_doorstep' | 'received';

const STAGES: Readonly<Record<Way, readonly Stage[]>> = {
  delivery: ['accepted', 'prepared', 'on_the_way', 'on_doorstep', 'received'],
  pickup: ['accepted', 'prepared', 'received'],
  courier: ['accepted', 'picked', 'on_the_way', 'received'],
};

/** The stages a customer sees, in order (0-decisions, Screens; specification 2, section 2.2). A pickup has no way to go, a courier's order no store. */
export const stagesOf = (way: Way): readonly Stage[] => STAGES[way];

const BEGINS: Readonly<Record<Stage, number>> = {
  accepted: ORDER_STATUS.storeAccepted,
  prepared: ORDER_STATUS.ready,
  picked: ORDER_STATUS.picked,
  on_the_way: ORDER_STATUS.startedDelivery,
  on_doorstep: ORDER_STATUS.arrivedAtDestination,
  received: ORDER_STATUS.delivered,
};

/** Who accepts a courier's order is the courier, and nobody before them. */
const beginsAt = (stage: Stage, way: Way): number =>
  stage === 'accepted' && way === 'courier' ? ORDER_STATUS.courierAccepted : BEGINS[stage];

/** How many of the order's stages are behind it; 0 while it waits, and for an order that ended without success. */
export const stagesReached = (status: number, way: Way): number =>
  isEndedWithoutSuccess(status) ? 0 : stagesOf(way).filter((stage) => status >= beginsAt(stage, way)).length;
