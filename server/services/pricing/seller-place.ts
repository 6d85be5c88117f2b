import type { Database } from '#server/database/database.ts';
import { keepPlace } from '../fulfilment/slot-places.ts';
import type { Quote } from './quote.ts';

/** Keeps a place in the slot of whoever sells; couriers have none. @returns false when the last place is somebody else's */
export const keepPlaceWith = async (
  database: Database,
  { seller, frozen }: Pick<Quote, 'seller' | 'frozen'>,
  orderPaymentId: string,
): Promise<boolean> => seller.kind === 'courier' || keepPlace(database, seller.place, orderPaymentId, frozen);
