import { eq } from 'drizzle-orm';
import type { ActorRefFrom } from 'xstate';
import type { courierBookingMachine } from '#machines/courier-booking/courier-booking.machine.ts';
import { orders } from '#server/database/schema/orders.ts';
import type { Run } from './run.ts';
import type { Tab } from './tab.ts';

/** Looks at what is filled in of a parcel that is sent once more: the way and the vehicle of that order (P2). */
export function watchRecall(run: Run, tab: Tab, booking: ActorRefFrom<typeof courierBookingMachine>, orderId: string | null): void {
  let before = booking.getSnapshot();
  booking.subscribe((snapshot) => {
    const wasRecalled = before.matches('recalling') && snapshot.matches('open') && snapshot.context.recallFailure === null;
    before = snapshot;
    if (!wasRecalled || orderId === null) return;
    const { pickup, dropOff } = snapshot.context.draft;
    run.note(`${tab.name} has the earlier parcel filled in`);
    run.check(async () => {
      const [order] = await run.server.open.database.select().from(orders).where(eq(orders.id, orderId));
      const told = [pickup.address?.address, dropOff.address?.address, pickup.name, dropOff.name];
      const { pickup: from, destination: to } = order?.order ?? {};
      const was = [from?.address, to?.address, from?.user_details.name, to?.user_details.name];
      if (told.join('|') !== was.join('|'))
        run.violate('P2', `${tab.name} fills in ${told.join(', ')}, and the earlier order was ${was.join(', ')}`);
    });
  });
}
