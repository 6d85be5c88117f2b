import { Trans, useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import MapPinned from 'lucide-react/icons/map-pinned';
import type { ReactElement, ReactNode } from 'react';
import type { Place } from '#contract/calls/places.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from '../AddressCombobox.module.css';
import { matchOf } from '../match.ts';
import { optionId } from '../option-id.ts';
import type { AddressSearchState } from '../use-address-search.ts';

type AddressOptionsProps = {
  readonly listId: string;
  readonly search: AddressSearchState;
  readonly offered?: ReactElement | null | undefined;
};

export function AddressOptions({ listId, search, offered }: AddressOptionsProps) {
  const { t } = useLingui();
  const last = search.places.length;
  const option = (index: number, className: string | undefined, choose: () => void, children: ReactNode) => (
    <li
      key={index}
      id={optionId(listId, index)}
      role="option"
      aria-selected={index === search.active}
      className={classNames(styles.option, index === search.active && styles.active, className)}
      onPointerMove={() => {
        if (index !== search.active) search.highlight(index);
      }}
      onClick={choose}
    >
      {children}
    </li>
  );
  return (
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {search.status === 'resting' ? offered : null}
      {search.status === 'none' ? (
        <p className={styles.note}>
          <Trans>No address found. Check the spelling, or enter a postcode.</Trans>
        </p>
      ) : null}
      {search.before.length > 0 ? (
        <div className={styles.before} aria-hidden="true" inert>
          {search.before.map((place) => (
            <div key={`${place.label} ${place.detail}`} className={styles.option}>
              <PlaceWords place={place} query="" />
            </div>
          ))}
        </div>
      ) : null}
      <ul id={listId} className={styles.list} role="listbox" aria-label={t`Addresses`} aria-busy={search.status === 'asking' || undefined}>
        {search.places.map((place, index) =>
          option(index, undefined, () => search.choose(place), <PlaceWords place={place} query={search.query} />),
        )}
        {option(
          last,
          classNames(styles.mine, last + search.before.length > 0 && styles.ruled),
          () => search.takeMyLocation(),
          <>
            <LocateFixed size={20} aria-hidden="true" />
            <Trans>Use my location</Trans>
          </>,
        )}
        {option(
          last + 1,
          styles.mine,
          search.askForPin,
          <>
            <MapPinned size={20} aria-hidden="true" />
            <Trans>Drop a pin on the map</Trans>
          </>,
        )}
      </ul>
    </div>
  );
}

function PlaceWords({ place, query }: { readonly place: Place; readonly query: string }) {
  const [before, match, after] = matchOf(place.label, query);
  return (
    <>
      <MapPin size={20} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>
          <span>{before}</span>
          <b>{match}</b>
          <span>{after}</span>
        </span>
        <span className={styles.detail}>{place.detail}</span>
      </span>
    </>
  );
}
