import { Trans, useLingui } from '@lingui/react/macro';
import { isOpenAt, nextOpening } from '#domain/schedule/opening.ts';
import type { FulfilmentTimeView } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { Message } from '#src/ui/Message.tsx';
import { scheduledText } from '#domain/schedule/time-text.ts';
import { ClosedText } from './ClosedText.tsx';

type PresetNoteProps = { readonly view: Extract<FulfilmentTimeView['time'], { is: 'scheduled' | 'preset' }> };

export function PresetNote({ view: { store, moment, choice } }: PresetNoteProps) {
  const { i18n } = useLingui();
  const when = scheduledText(i18n.locale, choice);
  const isClosed =
    store && moment && !store.rules.is_use_pre_delivery_slots && !isOpenAt(store.rules.store_time, moment.now, moment.timezone);
  const opening = isClosed ? nextOpening(store.rules.store_time, moment.now, moment.timezone) : null;
  return (
    <Message tone="warn" title={opening ? <ClosedText opening={opening} /> : <Trans>This store isn’t taking orders right now.</Trans>}>
      <Trans>Your order is scheduled for {when}. You can choose another time.</Trans>
    </Message>
  );
}
