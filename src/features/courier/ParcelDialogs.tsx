import { useState } from 'react';
import { loadCards } from '#src/features/payment/cards/load-cards.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { isBeingPlaced } from '../checkout/basket/checkout-facts.ts';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { useAhead } from '#src/lazy/use-ahead.ts';
import type { OpenBooking } from './open-booking.ts';

const VehiclesDialog = lazyDialog<OpenBooking>(
  async () => (await import('./vehicles/VehiclesDialog.tsx')).VehiclesDialog,
  ({ send }) => send({ type: 'vehicles.left' }),
);
const ParcelPayment = lazyDialog<OpenBooking>(
  async (texts) => {
    const [dialog] = await Promise.all([import('./ParcelPayment.tsx'), texts.load('payment', 'payment-parts', 'cards', 'checking')]);
    return dialog.ParcelPayment;
  },
  ({ flows }) => flows.placement[1]({ type: 'order.reconsidered' }),
);

/** The dialogs of a booking, fetched before the button that opens them is pressed. */
export function ParcelDialogs(props: OpenBooking) {
  const { load } = useFlows();
  useAhead((texts) => {
    for (const Dialog of [VehiclesDialog, ParcelPayment]) void Dialog.preload(texts);
    load(loadCards).catch(() => undefined);
  });
  const [placement] = props.flows.placement;
  const [chosen, setChosen] = useState(false);
  const [paid, setPaid] = useState(false);
  if (props.view.is === 'vehicles' && !chosen) setChosen(true);
  if ((placement.is === 'choosing' || isBeingPlaced(placement)) && !paid) setPaid(true);
  return (
    <>
      {chosen ? <VehiclesDialog {...props} /> : null}
      {paid ? <ParcelPayment {...props} /> : null}
    </>
  );
}
