import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type RefObject } from 'react';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { PinPoint } from '#machines/map-pin/map-pin.setup.ts';
import { toCurrentLocationAt } from '#domain/current-location.ts';
import { useMapPin } from '#src/features/address/map/use-map-pin.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import styles from './MapPin.module.css';
import { PinControls } from './PinControls.tsx';
import { PinMap } from './PinMap.tsx';
import { PinPlace } from './PinPlace.tsx';

type MapPinDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly start: PinPoint;
  readonly onTaken: (place: CurrentLocation) => void;
};

export function MapPinDialog({ open, onClose, ...rest }: MapPinDialogProps) {
  const { t } = useLingui();
  const map = useRef<HTMLDivElement>(null);
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Drop a pin on the map</Trans>}
      closeLabel={t`Close`}
      width="wide"
      initialFocus={map}
    >
      <Pin {...rest} map={map} />
    </Dialog>
  );
}

type PinProps = Pick<MapPinDialogProps, 'start' | 'onTaken'> & { readonly map: RefObject<HTMLDivElement | null> };

function Pin({ start, onTaken, map }: PinProps) {
  const [pin, send] = useMapPin(start, ({ point, place }) => onTaken(toCurrentLocationAt(point, place)));
  return (
    <>
      <PinMap ref={map} pin={pin} onSend={send} />
      <PinControls pin={pin} onSend={send} />
      <PinPlace pin={pin} onAskAgain={() => send({ type: 'name.wanted' })} />
      <Button
        full
        className={styles.take}
        busy={pin.is === 'asking'}
        busyLabel={<Trans>Looking up the address</Trans>}
        disabled={pin.is === 'outside'}
        reason={<Trans>Move the pin into our delivery area.</Trans>}
        onClick={() => send({ type: 'pin.taken' })}
      >
        <Trans>Deliver here</Trans>
      </Button>
    </>
  );
}
