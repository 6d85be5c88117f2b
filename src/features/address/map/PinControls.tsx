import { useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactElement } from 'react';
import type { MapPinView } from '#machines/map-pin/map-pin.view.ts';
import type { Towards } from '#machines/map-pin/pin-view.ts';
import type { SendToPin } from '#src/features/address/map/use-map-pin.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import styles from './MapPin.module.css';

export function PinControls({ pin, onSend }: { readonly pin: MapPinView; readonly onSend: SendToPin }) {
  const { t } = useLingui();
  const push = (towards: Towards, label: string, icon: ReactElement) => (
    <IconButton
      look="secondary"
      label={label}
      icon={icon}
      onClick={(event) => onSend({ type: 'pin.pushed', towards, far: event.shiftKey })}
    />
  );
  const zoom = (by: 1 | -1, label: string, icon: ReactElement, possible: boolean) => (
    <IconButton
      look="secondary"
      label={label}
      icon={icon}
      aria-disabled={!possible || undefined}
      onClick={() => onSend({ type: 'zoom.stepped', by })}
    />
  );
  return (
    <div className={styles.controls}>
      <div role="group" aria-label={t`Move the pin`} className={styles.group}>
        {push('west', t`West`, <ArrowLeft size={20} aria-hidden="true" />)}
        {push('north', t`North`, <ArrowUp size={20} aria-hidden="true" />)}
        {push('south', t`South`, <ArrowDown size={20} aria-hidden="true" />)}
        {push('east', t`East`, <ArrowRight size={20} aria-hidden="true" />)}
      </div>
      <div role="group" aria-label={t`Zoom`} className={styles.group}>
        {zoom(-1, t`Zoom out`, <Minus size={20} aria-hidden="true" />, pin.canGoFarther)}
        {zoom(1, t`Zoom in`, <Plus size={20} aria-hidden="true" />, pin.canComeNearer)}
      </div>
    </div>
  );
}
