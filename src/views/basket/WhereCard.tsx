import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { OrderAddress } from '../../../contract/entities/address.ts';
import type { FormProblem } from '../../../contract/forms/read-form.ts';
import { Card } from '../../ui/Card.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './basket.module.css';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { problemText } from './problem-text.ts';
import type { useChangeAddress } from './use-change-address.ts';
import type { ContactDraft } from './use-contact.ts';

type WhereCardProps = {
  /** Of the form; the button that sends it stands elsewhere. */
  readonly formId: string;
  readonly draft: ContactDraft;
  readonly problems: { readonly [Field in keyof ContactDraft]?: FormProblem };
  readonly onType: (part: Partial<ContactDraft>) => void;
  readonly isPickup: boolean;
  readonly destination: OrderAddress | null;
  readonly address: ReturnType<typeof useChangeAddress>;
  /** Whether a submit has found the address wanting. */
  readonly asksForAddress: boolean;
  readonly onSubmit: (form: HTMLFormElement) => void;
};

/** Who receives the order, and where. */
export function WhereCard({ formId, draft, problems, onType, isPickup, destination, address, asksForAddress, onSubmit }: WhereCardProps) {
  const { t, i18n } = useLingui();
  const say = (problem: FormProblem | undefined) => problem && i18n._(problemText(problem));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <Card as="section" aria-labelledby="basket-where">
      <h2 id="basket-where">{isPickup ? <Trans>Who comes for it</Trans> : <Trans>Where</Trans>}</h2>
      {/* The address search below is a form of its own, so the fields belong to this one by its id. */}
      <form id={formId} noValidate onSubmit={submit} />
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextField
            form={formId} name="name" label={t`Name`} autoComplete="name" value={draft.name}
            onChange={({ target }) => onType({ name: target.value })} error={say(problems.name)}
          />
          <TextField
            form={formId} name="phone" label={t`Phone`} type="tel" inputMode="tel" autoComplete="tel" value={draft.phone}
            onChange={({ target }) => onType({ phone: target.value })} error={say(problems.phone)}
          />
        </div>
        {isPickup ? null : (
          <>
            <DeliveryAddress key={destination?.address} formId={formId} destination={destination} address={address} isAskedFor={asksForAddress} />
            <TextAreaField
              form={formId} name="note" label={t`Note for the courier`} optional={t`Optional`} hint={t`Door code, floor, dog’s name`} value={draft.note}
              onChange={({ target }) => onType({ note: target.value })} error={say(problems.note)}
            />
          </>
        )}
      </div>
    </Card>
  );
}
