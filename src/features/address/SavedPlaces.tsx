import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { useApi } from '#src/api/api-context.ts';
import { favouriteAddressesOptions, favouritePlace } from '#src/api/favourite-addresses.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import styles from './AddressCombobox.module.css';
import { LabelIcon } from './LabelIcon.tsx';
import { placeText } from './place-text.ts';

type SavedPlacesProps = { readonly customerId: string; readonly onChosen: (place: CurrentLocation) => void };

export function SavedPlaces({ customerId, onChosen }: SavedPlacesProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { data } = useQuery(favouriteAddressesOptions(useApi(), customerId));
  const saved = data?.favourite_addresses ?? [];
  if (saved.length === 0) return null;
  return (
    <div className={styles.saved}>
      <p id={titleId} className={styles.note}>
        <Trans>Saved addresses</Trans>
      </p>
      <ul aria-labelledby={titleId} className={styles.savedList}>
        {saved.map((one) => (
          <li key={one._id}>
            <button type="button" className={classNames(styles.option, styles.savedPlace)} onClick={() => onChosen(favouritePlace(one))}>
              <LabelIcon name={one.address_name} size={20} />
              <span className={styles.words}>
                <span className={styles.name}>
                  <b>{one.address_name}</b>
                </span>{' '}
                <span className={styles.detail}>
                  <Unbroken>{placeText(i18n, one.address)}</Unbroken>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
