import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentView } from '#machines/payment/payment.view.ts';
import { PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { Line } from '#src/ui/Line.tsx';
import { Message } from '#src/ui/Message.tsx';
import { bankStage, type BankStage } from './bank-stage.ts';
import styles from './checking.module.css';

type PaymentProgressProps = {
  readonly payment: PaymentView;
  readonly kind?: 'basket' | 'parcel';
  readonly basket?: ReactNode;
  readonly card?: string | null;
};

export function PaymentProgress({ payment, kind = 'basket', basket, card = null }: PaymentProgressProps) {
  const { t, i18n } = useLingui();
  const bank = bankStage(payment);
  const name = payment.elsewhere ? i18n._(PART_VIEWS[payment.elsewhere].name) : null;
  const isLed = payment.is === 'confirming';
  const isParcel = kind === 'parcel';
  return (
    <>
      <p className={styles.lead} role="status">
        {name === null ? <Lead bank={bank} /> : <LeadElsewhere bank={bank} name={name} isLed={isLed} />}
      </p>
      <Line
        label={isParcel ? t`Asking couriers` : t`Sending your order to the store`}
        stops={[
          { key: 'basket', state: 'done', label: isParcel ? <Trans>Parcel saved</Trans> : <Trans>Basket saved</Trans>, note: basket },
          {
            key: 'bank',
            state: 'now',
            label: <BankStop bank={bank} name={name} />,
            note: name === null ? bankNote(bank, card) : undefined,
          },
          { key: 'store', state: 'next', label: isParcel ? <Trans>Looking for a courier</Trans> : <Trans>Order sent to the store</Trans> },
        ]}
      />
      {bank === 'unasked' ? (
        <Message
          tone="bad"
          className={styles.notice}
          title={name === null ? <Trans>The card provider could not be reached.</Trans> : <Trans>{name} could not be reached.</Trans>}
        >
          <Trans>Nothing was charged. Check your connection and try again, or pay in another way.</Trans>
        </Message>
      ) : null}
      {bank === 'asking' || bank === 'awaited' ? (
        <Message tone={payment.failure ? 'warn' : 'info'} className={styles.notice}>
          <Trans>Lost connection? We keep checking and show the result here, or under Orders.</Trans>
        </Message>
      ) : null}
    </>
  );
}

type BankProps = { readonly bank: BankStage };

function Lead({ bank }: BankProps) {
  switch (bank) {
    case 'before':
      return <Trans>Please keep this page open for a moment.</Trans>;
    case 'unasked':
      return <Trans>Your card hasn’t been charged yet.</Trans>;
    case 'asking':
      return <Trans>Your bank asks you to confirm this payment.</Trans>;
    case 'awaited':
    case 'past':
      return <Trans>Your bank may ask you to confirm. Keep this page open. You won’t be charged twice.</Trans>;
  }
}

function LeadElsewhere({ bank, name, isLed }: BankProps & { readonly name: string; readonly isLed: boolean }) {
  switch (bank) {
    case 'before':
      return <Trans>Please keep this page open for a moment.</Trans>;
    case 'unasked':
      return <Trans>Nothing has been charged yet.</Trans>;
    case 'asking':
      return <Trans>{name} is waiting for you to confirm this payment. Nothing has been charged yet.</Trans>;
    case 'awaited':
    case 'past':
      return isLed ? (
        <Trans>Taking you to {name}. You’ll come back here afterwards.</Trans>
      ) : (
        <Trans>We’re asking {name}. You won’t be charged twice.</Trans>
      );
  }
}

function BankStop({ bank, name }: BankProps & { readonly name: string | null }) {
  switch (bank) {
    case 'unasked':
      return name === null ? <Trans>Bank confirmation, not started</Trans> : <Trans>Confirmation with {name}, not started</Trans>;
    case 'asking':
      return <Trans>Waiting for your confirmation</Trans>;
    case 'awaited':
      return name === null ? <Trans>Waiting for your bank</Trans> : <Trans>Waiting for {name}</Trans>;
    case 'before':
    case 'past':
      return <Trans>Sending your order</Trans>;
  }
}

function bankNote(bank: BankStage, card: string | null): ReactNode {
  if (bank === 'unasked' || bank === 'asking') return card;
  if (bank !== 'awaited') return undefined;
  return card ? <Trans>{card}, usually under 20 seconds</Trans> : <Trans>usually under 20 seconds</Trans>;
}
