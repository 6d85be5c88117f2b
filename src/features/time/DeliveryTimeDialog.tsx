import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { loadFulfilmentTime } from '#src/shop/fulfilment/load-fulfilment-time.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { MissingTime } from './schedule/MissingTime.tsx';
import { TimeBox } from './TimeBox.tsx';

export function DeliveryTimeDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  useLoaded(loadFulfilmentTime);
  const [{ time }, send] = useFulfilmentTime();
  const [isAskedFor, setAskedFor] = useState(false);
  const isMissing = time.is === 'choosing';
  const leave = () => {
    setAskedFor(false);
    send({ type: 'list.closed' });
    onClose();
  };
  const leaveChosen = () => {
    setAskedFor(false);
    onClose();
  };
  useBackCloses(open, leave);
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={<Trans>When do you want it?</Trans>}
      closeLabel={t`Close`}
      foot={
        <Button full onClick={isMissing ? () => setAskedFor(true) : leaveChosen}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {isAskedFor && isMissing ? <MissingTime /> : null}
      <TimeBox time={time} onSend={send} />
    </Dialog>
  );
}
