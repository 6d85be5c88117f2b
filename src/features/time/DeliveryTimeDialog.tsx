import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { loadFulfilmentTime } from '#src/shop/fulfilment/load-fulfilment-time.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { TimeBox } from './TimeBox.tsx';

export function DeliveryTimeDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  useLoaded(loadFulfilmentTime);
  const [{ time }, send] = useFulfilmentTime();
  const leave = () => {
    send({ type: 'list.closed' });
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
        <Button full onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <TimeBox time={time} onSend={send} />
    </Dialog>
  );
}
