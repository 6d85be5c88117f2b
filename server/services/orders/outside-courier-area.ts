import type { FrozenOrder } from '#server/database/frozen-order.ts';

/** The street of the demo city to which, and from which, no courier goes: README tells it. */
export const OUTSIDE_COURIER_AREA = 'Route du Bout-du-Monde';

const isThere = (address: string | undefined): boolean => address?.toLowerCase().includes(OUTSIDE_COURIER_AREA.toLowerCase()) ?? false;

/** Whether a demo parcel is one for which nobody is found, so that this ending can be seen at will. */
export const isOutsideCourierArea = ({ pickup, destination }: Pick<FrozenOrder, 'pickup' | 'destination'>): boolean =>
  isThere(pickup?.address) || isThere(destination?.address);
