import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { hasSentence, withSentence, withoutSentence } from '#domain/checkout/note.ts';
import type { ContactField, ContactProblems } from '#domain/checkout/recipient.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { problemText } from '../basket/problem-text.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { DoorFields } from './DoorFields.tsx';
import { RowSheet } from './RowSheet.tsx';

type WhereSheetProps = {
  readonly flows: CheckoutFlows;
  readonly problems: ContactProblems;
  readonly destination: OrderAddress | null;
  readonly user: StoredUser | null;
};

export function WhereSheet({ flows, problems, destination, user }: WhereSheetProps) {
  const { t, i18n } = useLingui();
  const [{ draft }, send] = flows.contact;
  const say = (field: ContactField) => problems[field] && i18n._(problemText(field, problems[field]));
  const write = (note: string) => send({ type: 'field.typed', part: { note } });
  const atDoor = t`Leave it at the door`;
  return (
    <RowSheet row="where" flows={flows} title={t`Where`}>
      {(formId) => (
        <>
          <DeliveryAddress flows={flows} destination={destination} user={user} problem={say('address')} />
          {destination ? <DoorFields formId={formId} flows={flows} destination={destination} say={say} /> : null}
          <TextAreaField
            form={formId}
            name="note"
            label={t`Note for the courier`}
            optional={t`Optional`}
            hint={t`Ring twice, leave at reception`}
            value={draft.note}
            onChange={({ target }) => write(target.value)}
            error={say('note')}
          />
          <Checkbox
            label={atDoor}
            description={<Trans>Not if you pay in cash.</Trans>}
            checked={hasSentence(draft.note, atDoor)}
            onChange={({ target }) => write(target.checked ? withSentence(draft.note, atDoor) : withoutSentence(draft.note, atDoor))}
          />
        </>
      )}
    </RowSheet>
  );
}
