import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { readTopUpAmount } from '#domain/wallet/top-up-amount.ts';
import { randomText } from '#src/api/random-text.ts';
import type { CardsFlow } from '#src/features/payment/cards/use-cards.ts';
import { useWalletTopUp } from '#src/features/account/top-up/use-wallet-top-up.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { formatMoney, type Minor } from '#domain/money.ts';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { methodIdOf, needsCard } from '#domain/payment/methods.ts';
import { PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { TopUpForm } from './TopUpForm.tsx';
import { TopUpNews } from './TopUpNews.tsx';

const FORM = 'wallet-top-up';

export type WalletTopUpProps = {
  /** What the wallet holds now, whole minor units. */
  readonly balance: Minor;
  readonly currency: string;
  /** What may pay; the card, where it is told that nothing may. */
  readonly methods: readonly PaymentMethod[];
  readonly cards: CardsFlow;
  /** The card that was chosen, or added, here; null: the default. */
  readonly cardId: string | null;
  readonly onCard: (cardId: string) => void;
  readonly holder: string;
  readonly onOpen: (isOpen: boolean) => void;
};

export function WalletTopUp({ balance, currency, methods, cards, cardId, onCard, holder, onOpen }: WalletTopUpProps) {
  const { t, i18n } = useLingui();
  const [view, send, typed, type] = useWalletTopUp();
  const { is, elsewhere } = view;
  const [wanted, setWanted] = useState(() => methodIdOf(elsewhere ?? 'card'));
  const paymentId = methods.some(({ id }) => id === wanted) ? wanted : methodIdOf('card');
  const isOpen = is === 'filling' || is === 'asking' || is === 'confirming';
  const chosen = cards[0].cards.find(({ _id }) => _id === cardId) ?? cards[0].cards.find(({ is_default: isDefault }) => isDefault);
  const amount = readTopUpAmount(typed);
  const name = elsewhere && i18n._(PART_VIEWS[elsewhere].name);
  const leave = () => {
    onOpen(false);
    send({ type: 'topUp.left' });
  };
  const give = () =>
    send({ type: 'topUp.given', amount, paymentId, cardId: needsCard(paymentId) ? (chosen?._id ?? null) : null, key: randomText() });
  useBackCloses(is === 'filling', leave);
  return (
    <>
      <TopUpNews view={view} send={send} currency={currency} />
      <Button
        full
        icon={<Plus size={20} aria-hidden="true" />}
        busy={is === 'checking'}
        busyLabel={t`Checking`}
        disabled={is === 'unpaid' || is === 'unconfirmed'}
        onClick={() => {
          onOpen(true);
          send({ type: 'topUp.wanted' });
        }}
      >
        <Trans>Top up</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={leave}
        onClosed={() => onOpen(false)}
        dismissable={is === 'filling'}
        closeLabel={is === 'filling' ? t`Close` : undefined}
        title={<Trans>Top up your wallet</Trans>}
        foot={
          <Button
            full
            type="submit"
            form={FORM}
            amount={amount === null ? undefined : formatMoney(amount, currency)}
            busy={is !== 'filling' || cards[0].is === 'loading'}
            busyLabel={
              is === 'asking' ? t`Adding` : is !== 'confirming' ? undefined : name === null ? t`Waiting for your bank` : t`Opening ${name}`
            }
          >
            <Trans context="money to the wallet">Add</Trans>
          </Button>
        }
      >
        <TopUpForm
          id={FORM}
          view={view}
          typed={typed}
          onTyped={type}
          onGive={give}
          balance={balance}
          currency={currency}
          methods={methods}
          paymentId={paymentId}
          onMethod={(id) => {
            setWanted(id);
            send({ type: 'wish.changed' });
          }}
          cards={cards}
          chosen={chosen?._id ?? null}
          onCard={(card) => {
            onCard(card);
            send({ type: 'wish.changed' });
          }}
          holder={holder}
        />
      </Dialog>
    </>
  );
}
