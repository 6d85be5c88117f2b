import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { ContactField, ContactProblems } from '#domain/checkout/recipient.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { problemText } from '../basket/problem-text.ts';
import { CourierNote } from './CourierNote.tsx';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { DoorFields } from './DoorFields.tsx';
import { readPostcode } from './read-postcode.ts';
import { RowSheet } from './RowSheet.tsx';

type WhereSheetProps = {
  readonly flows: CheckoutFlows;
  readonly problems: ContactProblems;
  readonly destination: OrderAddress | null;
  readonly user: StoredUser | null;
  readonly cityId: string | null;
};

export function WhereSheet({ flows, problems, destination, user, cityId }: WhereSheetProps) {
  const { t, i18n } = useLingui();
  const say = (field: ContactField) => problems[field] && i18n._(problemText(field, problems[field]));
  const postcodeFormId = useId();
  const postcode = destination && readPostcode(flows, destination);
  const isUnapplied = postcode !== null && !postcode.isApplied && (postcode.isWrong || !postcode.isBlank);
  return (
    <RowSheet row="where" flows={flows} title={t`Where`} firstFormId={isUnapplied ? postcodeFormId : undefined}>
      {(formId) => (
        <>
          <DeliveryAddress flows={flows} destination={destination} user={user} problem={say('address')} />
          {destination ? (
            <DoorFields formId={formId} postcodeFormId={postcodeFormId} flows={flows} destination={destination} say={say} />
          ) : null}
          <CourierNote formId={formId} flows={flows} user={user} cityId={cityId} error={say('note')} />
        </>
      )}
    </RowSheet>
  );
}
