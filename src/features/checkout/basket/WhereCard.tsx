import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { ContactField, ContactProblems } from '#domain/checkout/recipient.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './checkout.module.css';
import { paymentOf } from './checkout-facts.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { DoorFields } from './DoorFields.tsx';
import { problemText } from './problem-text.ts';
import { PromoField } from './PromoField.tsx';

type WhereCardProps = {
  /** Of the form; the button that sends it stands elsewhere. */
  readonly formId: string;
  readonly flows: CheckoutFlows;
  /** What a try has found wrong; nothing before. */
  readonly problems: ContactProblems;
  readonly destination: OrderAddress | null;
  readonly user: StoredUser | null;
  readonly currency: string;
  readonly onSubmit: (form: HTMLFormElement) => void;
};

export function WhereCard({ formId, flows, problems, destination, user, currency, onSubmit }: WhereCardProps) {
  const { t, i18n } = useLingui();
  const [{ draft }, send] = flows.contact;
  const { isPickup } = flows.invoice[0].fulfilment;
  const say = (field: ContactField) => problems[field] && i18n._(problemText(field, problems[field]));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <Card as="section" aria-labelledby="basket-where">
      <h2 id="basket-where">{isPickup ? <Trans>Who’s collecting?</Trans> : <Trans>Where</Trans>}</h2>
      {/* The address search below is a form of its own, so the fields belong to this one by its id. */}
      <form id={formId} noValidate onSubmit={submit} />
      <div className={styles.fields}>
        <div className={styles.pair}>
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
        </div>
        {isPickup ? null : (
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
              onChange={({ target }) => send({ type: 'field.typed', part: { note: target.value } })}
              error={say('note')}
            />
          </>
        )}
        <PromoField flow={flows.promo} payment={paymentOf(flows.invoice[0])} isGuest={!user} currency={currency} />
      </div>
    </Card>
  );
}
