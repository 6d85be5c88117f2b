import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LANGUAGES } from '#contract/enumerations.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { hasSentence, LEAVE_AT_DOOR, noteInCash, withSentence } from '#domain/checkout/note.ts';
import { isAtDoor } from '#domain/payment/parts.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { useSpeak } from '#src/texts/speak-context.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { useWayChosen } from '../payment/use-way-chosen.ts';

type NoteProps = { readonly formId: string; readonly flow: CheckoutFlows['contact']; readonly error: ReactNode };
type PayerProps = { readonly flows: CheckoutFlows; readonly user: StoredUser | null; readonly cityId: string | null };

export function CourierNote({ flows, user, cityId, ...note }: Omit<NoteProps, 'flow'> & PayerProps) {
  return user && cityId ? (
    <PayersNote {...note} flows={flows} user={user} cityId={cityId} />
  ) : (
    <NoteFields {...note} flow={flows.contact} isCash={false} />
  );
}

type KnownPayer = { readonly [Key in keyof PayerProps]: NonNullable<PayerProps[Key]> };

function PayersNote({ flows, user, cityId, ...note }: Omit<NoteProps, 'flow'> & KnownPayer) {
  const { chosen } = useWayChosen(flows, user, cityId);
  return <NoteFields {...note} flow={flows.contact} isCash={chosen !== null && chosen.rest > 0 && isAtDoor(chosen.way.part)} />;
}

export function NoteFields({ formId, flow: [{ draft }, send], error, isCash }: NoteProps & { readonly isCash: boolean }) {
  const { t } = useLingui();
  const { language } = useSpeak();
  const write = (note: string) => send({ type: 'field.typed', part: { note } });
  // What cannot be done stands nowhere, and is there again for whoever pays otherwise.
  const note = isCash ? noteInCash(draft.note) : draft.note;
  return (
    <>
      <TextAreaField
        form={formId}
        name="note"
        label={t`Note for the courier`}
        optional={t`Optional`}
        hint={t`For example: ring twice, leave at reception`}
        value={note}
        onChange={({ target }) => write(target.value)}
        error={error}
      />
      <Checkbox
        label={LEAVE_AT_DOOR[language]}
        description={<Trans>Not if you pay in cash.</Trans>}
        checked={LANGUAGES.some((each) => hasSentence(note, LEAVE_AT_DOOR[each]))}
        disabled={isCash}
        onChange={({ target }) => write(target.checked ? withSentence(note, LEAVE_AT_DOOR[language]) : noteInCash(note))}
      />
    </>
  );
}
