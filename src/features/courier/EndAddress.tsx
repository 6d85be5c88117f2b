import { Trans, useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import type { ReactNode } from 'react';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { ParcelEnd } from '#domain/parcel/parcel-draft.ts';
import { NOTE_LENGTH } from '#contract/limits.ts';
import { toDestination } from '#src/api/cart.ts';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { AddressSearch } from '../address/AddressSearch.tsx';
import { doorNote } from '../address/door-text.ts';
import { placeText } from '../address/place-text.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { SavedAddresses } from '../checkout/basket/SavedAddresses.tsx';
import styles from './courier.module.css';
import ends from './ends.module.css';
import { fieldId } from './field-id.ts';
import type { OpenBooking } from './open-booking.ts';

type EndAddressProps = { readonly end: ParcelEnd; readonly open: OpenBooking; readonly problem: ReactNode };

const asPlace = (address: OrderAddress, text: string): CurrentLocation => ({
  latitude: address.location[0],
  longitude: address.location[1],
  address: text,
  city1: address.city ?? '',
  city2: '',
  city3: '',
  country: '',
  country_code: '',
  country_code_2: '',
  city_code: address.post_code ?? '',
});

/** Door and floor of a saved address stand in the note, where whoever comes reads them; beside a note that leaves no room for them where they are. */
function withDoor(i18n: I18n, address: OrderAddress): OrderAddress {
  const note = doorNote(i18n, { floor: address.floor ?? '', entry_code: address.entry_code ?? '', comment: address.note ?? '' });
  return note.length > NOTE_LENGTH ? address : { ...address, note, floor: '', entry_code: '' };
}

/** The address of an end: searched for, of the device, put with a pin or saved; why another one was not taken stands below. */
export function EndAddress({ end, open: { user, view, flows }, problem }: EndAddressProps) {
  const { t, i18n } = useLingui();
  const [address, tell] = flows[end];
  const known = view.draft[end].address;
  const shown = known && placeText(i18n, known.address);
  const choose = (chosen: OrderAddress) =>
    tell({
      type: 'address.chosen',
      destination: { ...chosen, address_type: end === 'pickup' ? 'pickup' : 'destination' },
    });
  return (
    <div className={ends.address}>
      <AddressSearch
        id={fieldId(end, 'address')}
        label={t`Address`}
        labelHidden={false}
        problem={
          address.is === 'kept' && address.failure ? (
            <span role="alert">
              {address.wanted ? (
                <>
                  <strong>
                    <Unbroken>{placeText(i18n, address.wanted.address)}</Unbroken>
                  </strong>
                  <br />
                </>
              ) : null}
              <FailureText failure={address.failure} /> {shown ? <Trans>It is still {shown}.</Trans> : null}
            </span>
          ) : (
            problem
          )
        }
        own={known && asPlace(known, shown ?? known.address)}
        onChosen={(place) => choose(toDestination(place))}
      />
      {known ? null : <SavedAddresses user={user} onChosen={(saved) => choose(withDoor(i18n, saved))} />}
      {address.is === 'changing' ? (
        <p role="status" className={styles.quiet}>
          <LocateFixed size={16} aria-hidden="true" /> <Trans>Checking that we cover this address</Trans>
        </p>
      ) : null}
    </div>
  );
}
