import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactElement, type ReactNode, Suspense, useId, useRef } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './AddressCombobox.module.css';
import { keyMeaning } from './address-keys.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { optionId } from './option-id.ts';
import { useAhead } from '#src/lazy/use-ahead.ts';
import type { AddressSearchState } from './use-address-search.ts';
import { withWords } from '#src/lazy/with-words.ts';

const AddressOptions = lazyPart((texts) => withWords(import('./parts/AddressOptions.tsx'), texts.load('frame-parts'), 'AddressOptions'));
const AddressTrouble = lazyPart((texts) => withWords(import('./parts/AddressTrouble.tsx'), texts.load('frame-parts'), 'AddressTrouble'));

type AddressComboboxProps = {
  /** Of the input, the same in every rendering: what was typed before the application took over is found by it. */
  readonly id: string;
  readonly search: AddressSearchState;
  readonly label?: string | undefined;
  readonly labelHidden?: boolean;
  readonly autoFocus?: boolean;
  readonly problem?: ReactNode;
  readonly offered?: ReactElement | null | undefined;
  readonly onLeave?: () => void;
};

export function AddressCombobox({ id, search, label, labelHidden = true, autoFocus, problem, offered, onLeave }: AddressComboboxProps) {
  const { t } = useLingui();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = search.open && !search.locating;
  const active = Math.min(search.active, search.places.length + 1);
  const { Dialog: Pin } = search.pin;
  useAhead((texts) => {
    for (const Part of [AddressOptions, AddressTrouble]) void Part.preload(texts);
  });

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const meaning = event.nativeEvent.isComposing
      ? null
      : keyMeaning(event.key, {
          isShown: shown,
          active,
          places: search.places.length,
          status: search.status,
          isTyped: search.taken === null && search.text !== '',
        });
    if (!meaning) return;
    if (meaning.is === 'leave') return onLeave?.();
    event.preventDefault();
    switch (meaning.is) {
      case 'move':
        search.highlight(meaning.to);
        document.getElementById(optionId(listId, meaning.to))?.scrollIntoView({ block: 'nearest' });
        return search.show();
      case 'close':
        event.stopPropagation();
        return search.close();
      case 'choose': {
        const place = search.places[meaning.at];
        return place && search.choose(place);
      }
      case 'locate':
        return search.takeMyLocation();
      case 'pin':
        return search.askForPin();
    }
  };
  return (
    <div
      ref={box}
      className={styles.combobox}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search.close();
      }}
    >
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
        error={search.trouble || search.deviceTrouble || search.pin.state === 'missing' ? <AddressTrouble search={search} /> : problem}
        onChange={(event) => search.type(event.target.value)}
        onClick={() => search.show()}
        onFocus={(event) => {
          search.prepare();
          if (offered) search.show();
          event.target.select();
        }}
        onKeyDown={press}
        after={<InField search={search} onCleared={() => box.current?.querySelector('input')?.focus()} />}
      />
      {shown ? <AddressOptions listId={listId} search={search} offered={offered} /> : null}
      {Pin ? (
        <Suspense>
          <Pin open={search.pin.state === 'open'} start={search.pinStart} onClose={search.pin.close} onTaken={search.takePin} />
        </Suspense>
      ) : null}
      <span role="status" className="visually-hidden">
        <Said search={search} shown={shown} />
      </span>
    </div>
  );
}

function InField({ search, onCleared }: { readonly search: AddressSearchState; readonly onCleared: () => void }) {
  const { t } = useLingui();
  if (search.locating || search.taking || search.pin.state === 'coming') return <Spinner />;
  if (search.text === '')
    return (
      <IconButton
        label={t`Use my location`}
        icon={<LocateFixed size={20} />}
        className={styles.locate}
        onClick={() => search.takeMyLocation()}
      />
    );
  return (
    <IconButton
      label={t`Clear the address`}
      icon={<X size={20} />}
      onClick={() => {
        search.clear();
        onCleared();
      }}
    />
  );
}

function Said({ search: { locating, status, places }, shown }: { readonly search: AddressSearchState; readonly shown: boolean }) {
  const { t } = useLingui();
  if (locating) return <Trans>Looking for your location</Trans>;
  if (shown && status === 'none') return <Trans>No address found</Trans>;
  return shown && status === 'some'
    ? t`${plural(places.length, { one: '# address found. Use the arrow keys to choose.', other: '# addresses found. Use the arrow keys to choose.' })}`
    : null;
}
