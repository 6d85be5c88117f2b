import { Trans, useLingui } from '@lingui/react/macro';
import { NAME_LENGTH, NOTE_LENGTH } from '#contract/limits.ts';
import type { ParcelEnd } from '#domain/parcel/parcel-draft.ts';
import { PARCEL_NOTE_MAXIMUM } from '#domain/parcel/who-pays.ts';
import { NameAndPhone } from '#src/ui/NameAndPhone.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { endField } from './end-field.ts';
import ends from './ends.module.css';
import type { OpenBooking } from './open-booking.ts';
import { ParcelRow } from './ParcelRow.tsx';

export function EndContact({ end, formId, open }: { readonly end: ParcelEnd; readonly formId: string; readonly open: OpenBooking }) {
  const { t, i18n } = useLingui();
  const isPickup = end === 'pickup';
  const { name, phone, note } = open.view.draft[end];
  const isKnown = name.trim() !== '' && phone.trim() !== '';
  const problems = open.view.problems[end];
  const field = endField(end, formId, open, i18n);
  return (
    <ParcelRow
      id={`parcel-${end}`}
      title={isPickup ? <Trans>Sender</Trans> : <Trans>Receiver</Trans>}
      summary={
        <>
          {isKnown ? <NameAndPhone name={name.trim()} phone={phone.trim()} /> : <Trans>Name and phone needed</Trans>}
          {note.trim() ? (
            <span>
              . <bdi>{note.trim()}</bdi>
            </span>
          ) : null}
        </>
      }
      isEmpty={!isKnown}
      isCalling={Boolean(problems.name ?? problems.phone ?? problems.note)}
    >
      <div className={ends.fields}>
        <div className={ends.pair}>
          <TextField
            {...field('name')}
            label={isPickup ? t`Name` : t`Receiver name`}
            autoComplete={isPickup ? 'section-pickup name' : 'section-dropoff name'}
            maxLength={NAME_LENGTH.whole}
          />
          <TextField
            {...field('phone')}
            label={isPickup ? t`Phone` : t`Receiver phone`}
            type="tel"
            inputMode="tel"
            autoComplete={isPickup ? 'section-pickup tel' : 'section-dropoff tel'}
          />
        </div>
        <TextField
          {...field('note')}
          label={isPickup ? t`Note for the courier` : t`Delivery instructions`}
          optional={t`Optional`}
          placeholder={isPickup ? t`Door code, floor` : t`2nd floor, blue door`}
          autoComplete="off"
          maxLength={isPickup ? NOTE_LENGTH : PARCEL_NOTE_MAXIMUM}
        />
      </div>
    </ParcelRow>
  );
}
