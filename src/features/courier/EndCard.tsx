import { Trans, useLingui } from '@lingui/react/macro';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { NAME_LENGTH, NOTE_LENGTH } from '#contract/limits.ts';
import { doorLacks } from '#domain/checkout/door.ts';
import type { EndDraft, EndField, ParcelEnd } from '#domain/parcel/parcel-draft.ts';
import { PARCEL_NOTE_MAXIMUM } from '#domain/parcel/who-pays.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { endProblemText } from './courier-texts.ts';
import styles from './courier.module.css';
import ends from './ends.module.css';
import { EndAddress } from './EndAddress.tsx';
import { fieldId } from './field-id.ts';
import type { OpenBooking } from './open-booking.ts';

type EndCardProps = { readonly end: ParcelEnd; readonly formId: string; readonly open: OpenBooking };

/** What is asked for beside the address; a street is asked for at the address itself. */
function askedBeside({ address }: EndDraft): 'houseNumber' | 'placeName' | null {
  const lacks = address && doorLacks(address);
  return lacks === 'street' ? null : lacks;
}

/** One end of the way: where it is and who is met there. */
export function EndCard({ end, formId, open }: EndCardProps) {
  const { t, i18n } = useLingui();
  const { view, send, flows } = open;
  const isPickup = end === 'pickup';
  const draft = view.draft[end];
  const say = (field: EndField) => {
    const problem = view.problems[end][field];
    return problem && i18n._(endProblemText(field, problem, draft));
  };
  const isChecking = flows.pickup[0].is === 'changing' || flows.dropOff[0].is === 'changing';
  const field = (name: Exclude<EndField, 'address'>) => ({
    form: formId,
    id: fieldId(end, name),
    name: `${end}-${name}`,
    value: draft[name],
    error: say(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      send({ type: 'field.typed', end, part: { [name]: target.value } as Partial<Omit<EndDraft, 'address'>> }),
    onBlur: () => send({ type: 'field.left', end, field: name }),
  });
  const lacks = askedBeside(draft);
  return (
    <Card as="section" aria-labelledby={`parcel-${end}`} className={ends.end} data-end={end}>
      <div className={styles.cardHead}>
        <h2 id={`parcel-${end}`}>{isPickup ? <Trans>Pickup</Trans> : <Trans>Drop-off</Trans>}</h2>
        {isPickup ? (
          <Button
            variant="quiet"
            size="small"
            icon={<ArrowUpDown size={20} aria-hidden="true" />}
            disabled={isChecking}
            aria-label={t`Swap pickup and drop-off`}
            onClick={() => send({ type: 'ends.swapped' })}
          >
            <Trans>Swap</Trans>
          </Button>
        ) : null}
      </div>
      <div className={ends.fields}>
        <EndAddress end={end} open={open} problem={say('address')} />
        {lacks ? (
          <TextField
            {...field('door')}
            label={lacks === 'houseNumber' ? t`House number` : t`What the courier should look for`}
            autoComplete="off"
            maxLength={60}
          />
        ) : null}
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
        {isPickup ? (
          <Button variant="secondary" size="small" className={ends.own} onClick={() => send({ type: 'sender.named', end })}>
            <Trans>I am the sender</Trans>
          </Button>
        ) : null}
        <TextField
          {...field('note')}
          label={isPickup ? t`Note for the courier` : t`Delivery instructions`}
          optional={t`Optional`}
          placeholder={isPickup ? t`Door code, floor` : t`2nd floor, blue door`}
          autoComplete="off"
          maxLength={isPickup ? NOTE_LENGTH : PARCEL_NOTE_MAXIMUM}
        />
      </div>
    </Card>
  );
}
