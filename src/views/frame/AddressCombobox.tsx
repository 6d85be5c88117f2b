import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { Suspense, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './AddressCombobox.module.css';
import { laterPart } from './later-part.tsx';
import { optionId } from './option-id.ts';
import { useAhead } from './use-ahead.ts';
import type { AddressSearchState } from './use-address-search.ts';

const AddressOptions = laterPart(async () => (await import('./AddressOptions.tsx')).AddressOptions);
const AddressTrouble = laterPart(async () => (await import('./AddressTrouble.tsx')).AddressTrouble);

type AddressComboboxProps = {
  /** Of the input, the same in every rendering: what was typed before the application took over is found by it. */
  readonly id: string;
  readonly search: AddressSearchState;
  readonly label?: ReactNode;
  readonly labelHidden?: boolean;
  readonly autoFocus?: boolean;
  /** Called on Escape when no suggestions are open. */
  readonly onLeave?: () => void;
};

/** The address field with its suggestions: an ARIA combobox whose last entries ask the device where it is, and open a map to put a pin on. */
export function AddressCombobox({ id, search, label, labelHidden = true, autoFocus, onLeave }: AddressComboboxProps) {
  const { t } = useLingui();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const count = search.places.length + 2;
  const shown = search.open && !search.locating;
  const active = Math.min(search.active, count - 1);
  const { Dialog: Pin } = search.pin;
  useAhead((texts) => {
    for (const Part of [AddressOptions, AddressTrouble]) void Part.bringAhead(texts);
  });
  const focusInput = () => box.current?.querySelector('input')?.focus();

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = shown ? (active + step + count) % count : 0;
      search.highlight(next);
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
      search.show();
    } else if (event.key === 'Escape') {
      if (shown) {
        event.preventDefault();
        event.stopPropagation();
        search.close();
      } else onLeave?.();
    } else if (event.key === 'Enter' && shown && search.status !== 'asking') {
      const place = search.places[active];
      // With nothing suggested, Enter asks for the place that is typed: the entry below it is only taken on purpose.
      if (!place && active === 0 && search.status !== 'resting') return;
      event.preventDefault();
      if (place) search.choose(place);
      else if (active === search.places.length) void search.takeMyLocation();
      else search.askForPin();
    }
  };
  return (
    <div ref={box} className={styles.combobox} onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) search.close(); }}>
      <TextField
        id={id}
        label={label ?? t`Delivery address`}
        labelHidden={labelHidden}
        className={styles.field}
        icon={<MapPin />}
        placeholder={t`Street and number, or postcode`}
        value={search.text}
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="search"
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown ? optionId(listId, active) : undefined}
        error={search.trouble || search.deviceTrouble || search.pin.state === 'missing' ? <AddressTrouble search={search} /> : undefined}
        onChange={(event) => search.type(event.target.value)}
        onClick={() => search.show()}
        onFocus={(event) => { search.prepare(); event.target.select(); }}
        onKeyDown={press}
        after={search.locating || search.taking || search.pin.state === 'coming'
          ? <Spinner />
          : search.text === ''
            ? <IconButton label={t`Use my location`} icon={<LocateFixed size={20} />} className={styles.locate} onClick={() => void search.takeMyLocation()} />
            : <IconButton label={t`Clear the address`} icon={<X size={20} />} onClick={() => { search.clear(); focusInput(); }} />}
      />
      {shown ? <AddressOptions listId={listId} search={search} /> : null}
      {Pin ? <Suspense><Pin open={search.pin.state === 'open'} start={search.pinStart} onClose={search.pin.close} onTaken={search.takePin} /></Suspense> : null}
      <span role="status" className="visually-hidden">
        {search.locating ? <Trans>Looking for your location</Trans> : null}
        {shown && search.status === 'none' ? <Trans>No address found</Trans> : null}
        {shown && search.status === 'some' ? t`${plural(search.places.length, { one: '# address found. Use the arrow keys to choose.', other: '# addresses found. Use the arrow keys to choose.' })}` : null}
      </span>
    </div>
  );
}
