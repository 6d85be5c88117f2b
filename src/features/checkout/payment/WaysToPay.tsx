import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Check from 'lucide-react/icons/check';
import Wallet from 'lucide-react/icons/wallet';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { Card } from '#contract/entities/card.ts';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import type { WalletSwitch as WalletSwitchFlow } from '#src/features/payment/use-wallet-switch.ts';
import type { CardsFlow } from '#src/features/payment/cards/use-cards.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { CardPicker } from '#src/features/payment/cards/CardPicker.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './payment.module.css';
import type { Bought } from './bought.ts';

export type WaysToPayProps = {
  readonly ways: UseQueryResult<AnswerOf<typeof checkoutCalls.get_payment_gateway>>;
  /** Whether a saved card pays is not known yet. */
  readonly isUndecided: boolean;
  readonly wallet: WalletSwitchFlow;
  readonly cashAt: Bought['cashAt'];
  readonly walletPart: Minor;
  readonly rest: Minor;
  readonly currency: string;
  readonly way: {
    readonly method: string | null;
    readonly takesCards: boolean;
    readonly choose: (way: string) => void;
    readonly chooseCard: (card: Card) => void;
    readonly cardId: string | null;
  };
  readonly cards: CardsFlow;
  /** The card that would pay; null while there is none. */
  readonly card: string | null;
  /** The name for a new card. */
  readonly holder: string;
};

/** The wallet with its switch where money is in it, and how the rest is paid. */
export function WaysToPay({ ways, isUndecided, wallet, cashAt, walletPart, rest, currency, way, cards, card, holder }: WaysToPayProps) {
  const { t } = useLingui();
  const show = (amount: Minor) => formatMoney(amount, currency);
  if (ways.isPending || isUndecided) return <Skeleton shape="block" className={styles.waiting} />;
  if (!ways.data) {
    return (
      <Message
        tone="bad"
        title={<Trans>How you can pay could not be loaded.</Trans>}
        action={
          <Button size="small" variant="secondary" busy={ways.isFetching} onClick={() => void ways.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <FailureText failure={failureOf(ways.error)} />
      </Message>
    );
  }
  const balance = toMinor(ways.data.wallet);
  const available = show(balance);
  const fromWallet = show(walletPart);
  const theRest = show(rest);
  return (
    <>
      {balance === 0 ? null : ways.data.is_wallet_usable === false ? (
        <OtherWallet held={formatMoney(balance, ways.data.wallet_currency_code)} />
      ) : (
        <WalletSwitch available={available} wallet={wallet} />
      )}
      {walletPart > 0 ? (
        <p role="status" className={styles.covered}>
          <Check size={16} aria-hidden="true" />
          <Trans>{fromWallet} comes from your wallet</Trans>
        </p>
      ) : null}
      {wallet.failure ? (
        <p role="alert" className={styles.error}>
          <FailureText failure={wallet.failure} />
        </p>
      ) : null}
      {rest === 0 ? (
        <p className={styles.rest}>
          <Trans>Your wallet pays for everything.</Trans> {cashAt === 'receiver' ? <Trans>The receiver pays nothing.</Trans> : null}
        </p>
      ) : way.method !== null ? (
        <RadioGroup
          legend={walletPart > 0 ? <Trans>The rest, {theRest}</Trans> : t`Way to pay`}
          legendHidden={walletPart === 0}
          value={way.method}
          onChange={way.choose}
          arrangement="cards"
          className={styles.ways}
        >
          {ways.data.is_cash_payment_mode ? (
            <RadioCard
              value={CASH_PAYMENT_ID}
              label={
                <strong>
                  <Trans>Cash</Trans>
                </strong>
              }
              description={<CashAt at={cashAt} theRest={theRest} />}
              aside={<Banknote size={24} aria-hidden="true" />}
            />
          ) : null}
          {way.takesCards ? (
            <RadioCard
              value={CARD_GATEWAY_ID}
              label={
                <strong>
                  <Trans>Card</Trans>
                </strong>
              }
              description={<Trans>Confirmed with your bank</Trans>}
              aside={<CreditCard size={24} aria-hidden="true" />}
            >
              <CardPicker
                flow={cards}
                chosen={card}
                onChoose={way.chooseCard}
                holder={holder}
                offersOnce={ways.data.takes_cards_once === true}
              />
            </RadioCard>
          ) : null}
        </RadioGroup>
      ) : (
        <Message tone="warn" title={<Trans>The rest, {theRest}</Trans>}>
          <Trans>There is no way to pay the rest here.</Trans>
        </Message>
      )}
    </>
  );
}

/** The wallet with its switch. */
function WalletSwitch({ available, wallet }: Pick<WaysToPayProps, 'wallet'> & { readonly available: string }) {
  return (
    <div className={styles.wallet}>
      <span className={styles.walletIcon} aria-hidden="true">
        <Wallet size={20} />
      </span>
      <Switch
        className={styles.switch}
        label={
          <strong>
            <Trans>Wallet</Trans>
          </strong>
        }
        description={<Trans>{available} available</Trans>}
        checked={wallet.shown}
        aria-busy={wallet.switching || undefined}
        onChange={wallet.toggle}
      />
    </div>
  );
}

/** A wallet that pays nothing here, since it is in another currency. */
function OtherWallet({ held }: { readonly held: string }) {
  return (
    <p className={styles.wallet}>
      <Wallet size={20} aria-hidden="true" />
      <Trans>Your wallet holds {held}. Here another currency is paid in, so it stays as it is.</Trans>
    </p>
  );
}

function CashAt({ at, theRest }: { readonly at: Bought['cashAt']; readonly theRest: string }) {
  switch (at) {
    case 'store':
      return <Trans>Hand over {theRest} at the store</Trans>;
    case 'door':
      return <Trans>Hand over {theRest} on delivery</Trans>;
    case 'pickup':
      return <Trans>Hand over {theRest} at pickup</Trans>;
    case 'receiver':
      return <Trans>The receiver hands over {theRest} at the door</Trans>;
  }
}
