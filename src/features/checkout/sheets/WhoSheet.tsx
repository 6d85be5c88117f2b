import { useLingui } from '@lingui/react/macro';
import type { ContactField, ContactProblems } from '#domain/checkout/recipient.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { problemText } from '../basket/problem-text.ts';
import { RowSheet } from './RowSheet.tsx';

export function WhoSheet({ flows, problems }: { readonly flows: CheckoutFlows; readonly problems: ContactProblems }) {
  const { t, i18n } = useLingui();
  const [{ draft }, send] = flows.contact;
  const { isPickup } = flows.invoice[0].fulfilment;
  const say = (field: ContactField) => problems[field] && i18n._(problemText(field, problems[field]));
  return (
    <RowSheet row="who" flows={flows} title={isPickup ? t`Who’s collecting?` : t`Who’s receiving it?`}>
      {(formId) => (
        <>
          <TextField
            form={formId}
            name="name"
            label={t`Name`}
            autoComplete="name"
            value={draft.name}
            onChange={({ target }) => send({ type: 'field.typed', part: { name: target.value } })}
            error={say('name')}
          />
          <TextField
            form={formId}
            name="phone"
            label={t`Phone`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={draft.phone}
            onChange={({ target }) => send({ type: 'field.typed', part: { phone: target.value } })}
            error={say('phone')}
          />
        </>
      )}
    </RowSheet>
  );
}
