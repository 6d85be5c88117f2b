import { Trans } from '@lingui/react/macro';
import { leadMinutesOf } from '#domain/schedule/lead.ts';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import { Message } from '#src/ui/Message.tsx';

/** Why the time that was chosen is gone, or was not taken; it stays until another is chosen. */
export function TimeTrouble({ time: { trouble, store } }: { readonly time: DeliveryTimeView }) {
  const minutes = leadMinutesOf(store?.rules ?? ANY_STORE);
  if (trouble === null) return null;
  if (trouble === 'schedule_not_taken') return <Message tone="bad" title={<Trans>Store Not Provide Schedule Order</Trans>} />;
  if (trouble === 'slot_full' || trouble === 'store_closed') {
    const title = trouble === 'slot_full' ? <Trans>This slot is full now.</Trans> : <Trans>The store is closed at this time.</Trans>;
    return (
      <Message tone="bad" title={title}>
        <Trans>Choose another time.</Trans>
      </Message>
    );
  }
  return (
    <Message tone="bad" title={<Trans>Invalid Date & Time</Trans>}>
      <Trans>Choose a time at least {minutes} minutes from now.</Trans>
    </Message>
  );
}
