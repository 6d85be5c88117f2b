import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, type KeyboardEvent, type Ref } from 'react';
import type { MapPinView } from '#machines/map-pin/map-pin.view.ts';
import type { Towards } from '#machines/map-pin/pin-view.ts';
import type { SendToPin } from '#src/features/address/map/use-map-pin.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import styles from './MapPin.module.css';
import { isAtPlace } from './at-place.ts';
import type { PinPictureProps } from './PinPicture.tsx';

const ARROWS: Readonly<Record<string, Towards>> = { ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east' };
const ZOOMS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** The map with the pin in its middle. It takes the focus: arrow keys push the pin, with Shift farther; plus and minus zoom. */
export function PinMap({ pin, onSend, ref }: { readonly pin: MapPinView; readonly onSend: SendToPin; readonly ref: Ref<HTMLDivElement> }) {
  const { t } = useLingui();
  const help = useId();

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const towards = ARROWS[event.key];
    const by = ZOOMS[event.key];
    if (towards) onSend({ type: 'pin.pushed', towards, far: event.shiftKey });
    else if (by) onSend({ type: 'zoom.stepped', by });
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={ref}
        role="application"
        aria-label={t`Map with a pin`}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a map is moved by keys
        tabIndex={0}
        className={styles.map}
        onKeyDown={press}
      >
        {pin.drawing === 'missing' ? null : (
          <div className={styles.canvas} aria-hidden="true">
            <Picture view={pin.view} onSend={onSend} />
          </div>
        )}
        {pin.drawing === 'coming' ? (
          <span className={styles.coming}>
            <Spinner />
            <Trans>Loading the map</Trans>
          </span>
        ) : null}
        {pin.drawing === 'missing' ? (
          <p className={styles.missing}>
            <strong>
              <Trans>Your browser can’t show the map.</Trans>
            </strong>{' '}
            <Trans>You can still move the pin with the arrows, or close this and type your address.</Trans>
          </p>
        ) : null}
        <span className={classNames(styles.pin, pin.is === 'asking' && styles.lifted)} aria-hidden="true">
          {/* The plate is the house's own: farther off the words name the house as a neighbour. */}
          <span className={styles.plate}>{isAtPlace(pin) ? (pin.place?.house_number ?? '') : ''}</span>
        </span>
      </div>
      <p id={help} className={styles.help}>
        <Trans>Drag the map or use the arrows to move the pin.</Trans>{' '}
        <span className={styles.keys}>
          <Trans>Keyboard: Shift for bigger steps, + and − to zoom.</Trans>
        </span>
      </p>
    </>
  );
}

const Picture = lazyPart(async () => (await import('./PinPicture.tsx')).PinPicture, LostPicture);

function LostPicture({ part: { onSend } }: { readonly part: PinPictureProps }) {
  const reportFailure = useEffectEvent(() => onSend({ type: 'map.failed' }));
  useEffect(() => reportFailure(), []);
  return null;
}
