import { Trans } from '@lingui/react/macro';
import { leadMinutesOf } from '#domain/schedule/lead.ts';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import type { DeliveryTimeView } from '#machines/delivery-time/delivery-time.view.ts';
import { timesInstead } from '#domain/schedule/time-choices.ts';
import type { FulfilmentTimeEvent } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { Message } from '#src/ui/Message.tsx';
import { NextTimes } from '../NextTimes.tsx';

type TimeTroubleProps = { readonly time: DeliveryTimeView; readonly onSend: (event: FulfilmentTimeEvent) => void };

export function TimeTrouble({ time: { trouble, refusedAt, store, moment, isPickup }, onSend }: TimeTroubleProps) {
  const { rules, few } = store ?? { rules: ANY_STORE, few: [] };
  const minutes = leadMinutesOf(rules);
  if (trouble === null) return null;
  const times = moment ? timesInstead(rules, moment, isPickup, few, refusedAt) : [];
  const next =
    moment && times.length > 0 ? (
      <NextTimes times={times} moment={moment} onTake={(time) => onSend({ type: 'time.picked', time })} />
    ) : null;
  if (trouble === 'schedule_not_taken') return <Message tone="bad" title={<Trans>Store Not Provide Schedule Order</Trans>} />;
  if (trouble === 'slot_full' || trouble === 'store_closed') {
    const title = trouble === 'slot_full' ? <Trans>This slot is full now.</Trans> : <Trans>The store is closed at this time.</Trans>;
    return (
      <Message tone="bad" title={title} action={next}>
        <Trans>Choose another time.</Trans>
      </Message>
    );
  }
  return (
    <Message tone="bad" title={<Trans>Invalid Date & Time</Trans>} action={next}>
      {trouble === 'slot_past' ? (
        <Trans>The time you chose has passed. Choose another one.</Trans>
      ) : (
        <Trans>Choose a time at least {minutes} minutes from now.</Trans>
      )}
    </Message>
  );
}
