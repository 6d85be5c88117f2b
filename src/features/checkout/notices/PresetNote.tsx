import { Trans, useLingui } from '@lingui/react/macro';
import { isOpenAt, nextOpening } from '#domain/schedule/opening.ts';
import { canBeNow } from '#domain/schedule/store-rules.ts';
import type { FulfilmentTimeEvent, FulfilmentTimeView } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { scheduledText } from '#domain/schedule/time-text.ts';
import { ClosedText } from './ClosedText.tsx';

type PresetNoteProps = {
  readonly view: Extract<FulfilmentTimeView['time'], { is: 'scheduled' | 'preset' }>;
  readonly onSend: (event: FulfilmentTimeEvent) => void;
};

export function PresetNote({ view: { store, moment, choice, isPickup }, onSend }: PresetNoteProps) {
  const { i18n } = useLingui();
  const when = scheduledText(i18n.locale, choice);
  if (store && moment && canBeNow(store.rules, moment, isPickup))
    return (
      <Message
        tone="info"
        title={<Trans>This store takes orders again.</Trans>}
        action={
          <Button size="small" variant="secondary" onClick={() => onSend({ type: 'asap.chosen' })}>
            <Trans>As soon as possible</Trans>
          </Button>
        }
      >
        <Trans>Your order is scheduled for {when}. You can have it sooner.</Trans>
      </Message>
    );
  const isClosed =
    store && moment && !store.rules.is_use_pre_delivery_slots && !isOpenAt(store.rules.store_time, moment.now, moment.timezone);
  const opening = isClosed ? nextOpening(store.rules.store_time, moment.now, moment.timezone) : null;
  return (
    <Message tone="warn" title={opening ? <ClosedText opening={opening} /> : <Trans>This store isn’t taking orders right now.</Trans>}>
      <Trans>Your order is scheduled for {when}. You can choose another time.</Trans>
    </Message>
  );
}
