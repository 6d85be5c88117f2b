import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { readTopUpAmount } from '#domain/wallet/top-up-amount.ts';
import { randomText } from '#src/api/random-text.ts';
import type { CardsFlow } from '#src/features/payment/cards/use-cards.ts';
import { useWalletTopUp } from '#src/features/account/top-up/use-wallet-top-up.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { formatMoney, toMinor } from '#domain/money.ts';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { methodIdOf, methodsForTopUp, needsCard } from '#domain/payment/methods.ts';
import { PART_VIEWS, SHEET_VIEWS } from '#src/features/payment/parts/part-views.ts';
import { useSheetsHere } from '#src/features/payment/parts/use-sheets-here.ts';
import { TopUpForm } from './TopUpForm.tsx';
import { TopUpNews } from './TopUpNews.tsx';

const FORM = 'wallet-top-up';

export type WalletTopUpProps = {
  readonly ways: AnswerOf<typeof checkoutCalls.get_payment_gateway>;
  readonly cards: CardsFlow;
  readonly cardId: string | null;
  readonly onCard: (cardId: string) => void;
  readonly holder: string;
  readonly onOpen: (isOpen: boolean) => void;
};

export function WalletTopUp({ ways, cards, cardId, onCard, holder, onOpen }: WalletTopUpProps) {
  const { t, i18n } = useLingui();
  const [view, send, typed, type] = useWalletTopUp();
  const { is, elsewhere, sheet } = view;
  const isOpen = is === 'filling' || is === 'approving' || is === 'asking' || is === 'confirming';
  const currency = ways.wallet_currency_code;
  const methods = methodsForTopUp(ways, useSheetsHere(ways, isOpen).sheets);
  const [wanted, setWanted] = useState(() => methodIdOf(elsewhere ?? 'card'));
  const paymentId = methods.some(({ id }) => id === wanted) ? wanted : methodIdOf('card');
  const chosen = cards[0].cards.find(({ _id }) => _id === cardId) ?? cards[0].cards.find(({ is_default: isDefault }) => isDefault);
  const amount = readTopUpAmount(typed);
  const name = elsewhere && i18n._(PART_VIEWS[elsewhere].name);
  const sheetName = sheet ? i18n._(SHEET_VIEWS[sheet].name) : '';
  const busyLabels: Partial<Record<typeof is, string>> = {
    approving: t`Confirm with ${{ sheet: sheetName }}`,
    asking: t`Adding`,
    confirming: name === null ? t`Waiting for your bank` : t`Opening ${name}`,
  };
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
            busyLabel={busyLabels[is]}
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
          balance={toMinor(ways.wallet)}
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
