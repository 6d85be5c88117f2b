import { Trans, useLingui } from '@lingui/react/macro';
import type { I18n } from '@lingui/core';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { doorLacks } from '#domain/checkout/door.ts';
import type { EndDraft, ParcelEnd } from '#domain/parcel/parcel-draft.ts';
import { NOTE_LENGTH } from '#contract/limits.ts';
import { placeOf, toDestination } from '#src/api/cart.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { AddressSearch } from '../address/AddressSearch.tsx';
import { doorNote } from '../address/door-text.ts';
import { placeText } from '../address/place-text.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { SavedAddresses } from '../checkout/basket/SavedAddresses.tsx';
import ends from './ends.module.css';
import { endField, endProblem } from './end-field.ts';
import { fieldId } from './field-id.ts';
import type { OpenBooking } from './open-booking.ts';

function askedBeside({ address }: EndDraft): 'houseNumber' | 'placeName' | null {
  const lacks = address && doorLacks(address);
  return lacks === 'street' ? null : lacks;
}

/** Door and floor of a saved address stand in the note, where whoever comes reads them; beside a note that leaves no room for them where they are. */
function withDoor(i18n: I18n, address: OrderAddress): OrderAddress {
  const note = doorNote(i18n, { floor: address.floor ?? '', entry_code: address.entry_code ?? '', comment: address.note ?? '' });
  return note.length > NOTE_LENGTH ? address : { ...address, note, floor: '', entry_code: '' };
}

export function EndStop({ end, formId, open }: { readonly end: ParcelEnd; readonly formId: string; readonly open: OpenBooking }) {
  const { t, i18n } = useLingui();
  const { user, view, send, flows } = open;
  const isPickup = end === 'pickup';
  const [address, sendEvent] = flows[end];
  const known = view.draft[end].address;
  const shown = known && placeText(i18n, known.address);
  const lacks = askedBeside(view.draft[end]);
  // The saved places stand at the stop that is asked for next.
  const isNext = known === null && (isPickup || view.draft.pickup.address !== null);
  const choose = (chosen: OrderAddress) =>
    sendEvent({ type: 'address.chosen', destination: { ...chosen, address_type: isPickup ? 'pickup' : 'destination' } });
  return (
    <div className={ends.end} data-end={end}>
      <AddressSearch
        id={fieldId(end, 'address')}
        label={isPickup ? t`Pickup` : t`Drop-off`}
        labelHidden={false}
        problem={
          address.is === 'kept' && address.failure ? (
            <Untaken wanted={address.wanted} failure={address.failure} stands={shown} />
          ) : (
            endProblem(open, end, 'address', i18n)
          )
        }
        own={known && placeOf(known, shown ?? known.address)}
        onChosen={(place) => choose(toDestination(place))}
      />
      {isPickup ? (
        <IconButton
          look="secondary"
          label={t`Swap pickup and drop-off`}
          icon={<ArrowUpDown size={20} />}
          className={ends.swap}
          disabled={flows.pickup[0].is === 'changing' || flows.dropOff[0].is === 'changing'}
          onClick={() => send({ type: 'ends.swapped' })}
        />
      ) : null}
      {lacks ? (
        <div className={ends.beside}>
          <TextField
            {...endField(end, formId, open, i18n)('door')}
            label={lacks === 'houseNumber' ? t`House number` : t`What the courier should look for`}
            autoComplete="off"
            maxLength={60}
          />
        </div>
      ) : null}
      {isNext ? (
        <div className={ends.saved}>
          <SavedAddresses user={user} onChosen={(saved) => choose(withDoor(i18n, saved))} />
        </div>
      ) : null}
      <p role="status" className="visually-hidden">
        {address.is === 'changing' ? <Trans>Checking that we cover this address</Trans> : null}
      </p>
    </div>
  );
}

type UntakenProps = {
  readonly wanted: OrderAddress | null;
  readonly failure: Parameters<typeof FailureText>[0]['failure'];
  readonly stands: string | null;
};

function Untaken({ wanted, failure, stands: shown }: UntakenProps) {
  const { i18n } = useLingui();
  return (
    <span role="alert">
      {wanted ? (
        <>
          <strong>
            <Unbroken>{placeText(i18n, wanted.address)}</Unbroken>
          </strong>
          <br />
        </>
      ) : null}
      <FailureText failure={failure} /> {shown ? <Trans>It is still {shown}.</Trans> : null}
    </span>
  );
}
