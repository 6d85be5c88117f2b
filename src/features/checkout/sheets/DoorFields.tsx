import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { doorLacks } from '#domain/checkout/door.ts';
import type { ContactDraft, ContactField } from '#domain/checkout/recipient.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { PointFields } from './PointFields.tsx';
import { readPostcode } from './read-postcode.ts';
import checkoutStyles from '../basket/checkout.module.css';
import styles from './sheets.module.css';

type DoorFieldsProps = {
  readonly formId: string;
  readonly postcodeFormId: string;
  readonly flows: CheckoutFlows;
  readonly destination: OrderAddress;
  readonly say: (field: ContactField) => ReactNode;
};

export function DoorFields({ formId, postcodeFormId, flows, destination, say }: DoorFieldsProps) {
  const { t } = useLingui();
  const [{ draft }, send] = flows.contact;
  const [address, sendAddress] = flows.address;
  const type = (part: Partial<ContactDraft>) => send({ type: 'field.typed', part });
  const lacks = doorLacks(destination);
  const { postcode, isWrong, isBlank, isApplied } = readPostcode(flows, destination);
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Whoever is done with the sheet is led to it.
    if (!event.currentTarget.contains(event.nativeEvent.submitter)) event.currentTarget.querySelector('input')?.focus();
    if (isBlank || isApplied) return;
    sendAddress({ type: 'postcode.applied', postcode, destination });
  };
  return (
    <>
      {lacks === 'placeName' ? (
        <PointFields
          formId={formId}
          destination={destination}
          name={draft.placeName}
          error={say('placeName')}
          onNamed={(placeName) => type({ placeName })}
          onAddress={(found) => sendAddress({ type: 'address.chosen', destination: found })}
        />
      ) : null}
      {lacks === 'houseNumber' ? (
        <TextField
          form={formId}
          name="houseNumber"
          label={t`House number`}
          hint={t`So the courier can find your door.`}
          error={say('houseNumber')}
          autoComplete="off"
          maxLength={10}
          value={draft.houseNumber}
          onChange={({ target }) => type({ houseNumber: target.value })}
        />
      ) : null}
      <form id={postcodeFormId} noValidate onSubmit={apply} className={isApplied ? undefined : checkoutStyles.withButton}>
        <TextField
          form={isApplied ? formId : undefined}
          name="postcode"
          label={t`Post code`}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={12}
          aria-required
          error={isWrong ? t`Wrong postcode` : say('postcode')}
          value={postcode}
          onChange={({ target }) => type({ postcode: target.value })}
        />
        {isApplied ? null : (
          <Button type="submit" variant="secondary" busy={address.is === 'locating'}>
            <Trans>Apply</Trans>
          </Button>
        )}
      </form>
      <div className={styles.pair}>
        <TextField
          form={formId}
          name="floor"
          label={t`Floor`}
          optional={t`Optional`}
          autoComplete="off"
          maxLength={50}
          value={draft.floor}
          onChange={({ target }) => type({ floor: target.value })}
        />
        <TextField
          form={formId}
          name="entryCode"
          label={t`Entry code`}
          optional={t`Optional`}
          autoComplete="off"
          maxLength={50}
          value={draft.entryCode}
          onChange={({ target }) => type({ entryCode: target.value })}
        />
      </div>
    </>
  );
}
