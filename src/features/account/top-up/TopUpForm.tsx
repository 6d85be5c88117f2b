import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useRef } from 'react';
import { formatMoney, toMajor, type Minor } from '#domain/money.ts';
import { readTopUpAmount, TOP_UP_AMOUNTS, typedAmount } from '#domain/wallet/top-up-amount.ts';
import type { WalletTopUpView } from '#machines/wallet-top-up/wallet-top-up.view.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { methodOf } from '#domain/payment/methods.ts';
import { methodView } from '#src/features/payment/parts/part-views.ts';
import type { CardsFlow } from '#src/features/payment/cards/use-cards.ts';
import { Message } from '#src/ui/Message.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CardPicker } from '#src/features/payment/cards/CardPicker.tsx';
import { DeclineNotice } from '#src/features/payment/checking/DeclineNotice.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './wallet-top-up.module.css';

type TopUpFormProps = {
  readonly id: string;
  readonly view: WalletTopUpView;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly onGive: () => void;
  readonly balance: Minor;
  readonly currency: string;
  readonly methods: readonly PaymentMethod[];
  readonly paymentId: string;
  readonly onMethod: (id: string) => void;
  readonly cards: CardsFlow;
  readonly chosen: string | null;
  readonly onCard: (cardId: string) => void;
  readonly holder: string;
};

export function TopUpForm(props: TopUpFormProps) {
  const { id, view, typed, onTyped, onGive, balance, currency, methods, paymentId, onMethod, cards, chosen, onCard, holder } = props;
  const { t, i18n } = useLingui();
  const amount = readTopUpAmount(typed);
  const field = useRef<HTMLInputElement>(null);
  const cardPart = useRef<HTMLElement>(null);
  const { problem } = view;
  const bounds = t`From 1 to 999`;
  useEffect(() => {
    if (problem === 'amount') field.current?.focus();
    if (problem === 'card') cardPart.current?.querySelector('button')?.focus();
  }, [problem]);
  const card = (
    <CardPicker flow={cards} chosen={chosen} onChoose={({ _id }) => onCard(_id)} holder={holder} isMissed={problem === 'card'} />
  );
  return (
    <>
      {view.decline ? <DeclineNotice decline={view.decline} /> : null}
      {view.failure ? (
        <Message tone="bad" title={<Trans>Nothing was charged.</Trans>}>
          <FailureText failure={view.failure} />
        </Message>
      ) : null}
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onGive();
        }}
      >
        <p className={styles.sum}>
          <span>
            <Trans>
              Current balance <strong>{formatMoney(balance, currency)}</strong>
            </Trans>
          </span>
          <span className={styles.next}>
            <ArrowRight size={20} aria-hidden="true" />
            <Plate aria-live="polite">
              <span className="visually-hidden">
                <Trans>New balance</Trans>{' '}
              </span>
              {formatMoney(balance + (amount ?? 0), currency)}
            </Plate>
          </span>
        </p>
        <RadioGroup
          legend={t`Amounts`}
          legendHidden
          arrangement="side"
          value={amount === null ? null : String(amount)}
          onChange={(value) => onTyped(toMajor(Number(value)).toFixed(2))}
        >
          {TOP_UP_AMOUNTS.map((one) => (
            <RadioCard key={one} value={String(one)} look="filled" label={String(toMajor(one))} aria-label={formatMoney(one, currency)} />
          ))}
        </RadioGroup>
        <TextField
          ref={field}
          className={styles.amount}
          label={t`Amount in ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          maxLength={12}
          error={problem === 'amount' ? <OutOfBounds bounds={bounds} /> : undefined}
          hint={bounds}
          onChange={({ target }) => onTyped(typedAmount(target.value))}
        />
      </form>
      <section ref={cardPart} aria-labelledby={`${id}-card`} className={styles.card}>
        <h3 id={`${id}-card`}>
          <Trans context="the card that pays">From</Trans>
        </h3>
        {methods.length < 2 ? (
          card
        ) : (
          <RadioGroup
            legend={t({ message: 'From', context: 'the card that pays' })}
            legendHidden
            value={paymentId}
            onChange={onMethod}
            arrangement="cards"
            className={styles.methods}
          >
            {methods.map((method) => {
              const { icon: Icon, name, offered } = methodView(method);
              return (
                <RadioCard
                  key={method.id}
                  value={method.id}
                  label={<strong>{i18n._(name)}</strong>}
                  description={i18n._(offered('', 'door'))}
                  aside={<Icon size={24} aria-hidden="true" />}
                >
                  {method.needsCard ? card : null}
                </RadioCard>
              );
            })}
          </RadioGroup>
        )}
      </section>
      <p className={styles.note}>
        <ShieldCheck size={20} aria-hidden="true" />
        {methodOf(paymentId)?.isElsewhere ? (
          <Trans>You come back here afterwards. You won’t be charged twice.</Trans>
        ) : (
          <Trans>Your bank may ask you to confirm. You won’t be charged twice.</Trans>
        )}
      </p>
    </>
  );
}

const OutOfBounds = ({ bounds }: { readonly bounds: string }) => (
  <>
    <Trans>Enter Proper amount</Trans>. {bounds}.
  </>
);
