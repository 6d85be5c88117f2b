import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { toParcelPicturesView } from '#machines/parcel-pictures/parcel-pictures.view.ts';
import type { BookingActors } from '#src/features/courier/booking-flows.ts';
import { picturesOf, type PictureOwner } from '#src/browser/picture-store.ts';
import type { Run } from './run.ts';
import type { Tab } from './tab.ts';

/** Looks at what a page says of its parcel's pictures, and at which of them the server has when the last button is pressed (P1). */
export function watchPictures(run: Run, tab: Tab, { pictures, placement }: BookingActors, owner: () => PictureOwner): () => void {
  const ofPictures = pictures.subscribe((snapshot) => {
    for (const { name, why } of toParcelPicturesView(snapshot).refusals)
      if (why !== 'tooMany' && why !== run.album.withId(name)?.photo.why) run.violate('P1', `${tab.name} says that a picture is ${why}`);
  });
  let before = toOrderPlacementView(placement.getSnapshot()).is;
  const ofPlacement = placement.subscribe((snapshot) => {
    const view = toOrderPlacementView(snapshot);
    const isPressed = view.is === 'paying' && before === 'choosing';
    before = view.is;
    const paymentId = view.purchase?.invoice.order_payment._id;
    if (!isPressed || paymentId === undefined) return;
    const whose = owner();
    run.check(async () => {
      const kept = (await picturesOf(whose)).filter(({ imageId }) => imageId !== null).map(({ id }) => id);
      run.album.seen.set(paymentId, kept);
    });
  });
  return () => {
    ofPictures.unsubscribe();
    ofPlacement.unsubscribe();
  };
}
