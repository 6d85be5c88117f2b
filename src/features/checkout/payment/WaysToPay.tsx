import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { Card } from '#contract/entities/card.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import { isAtDoor } from '#domain/payment/parts.ts';
import { inCoins, readCoin } from '#domain/payment/smallest-coin.ts';
import type { WalletSwitch as WalletSwitchFlow } from '#src/features/payment/use-wallet-switch.ts';
import type { CardsFlow } from '#src/features/payment/cards/use-cards.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { Message } from '#src/ui/Message.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { CardPicker } from '#src/features/payment/cards/CardPicker.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './payment.module.css';
import { methodView, PART_VIEWS, type DueAt } from '#src/features/payment/parts/part-views.ts';
import { TryAgain } from '#src/failures/TryAgain.tsx';

export type WaysToPayProps = {
  readonly ways: UseQueryResult<AnswerOf<typeof checkoutCalls.get_payment_gateway>>;
  readonly isUndecided: boolean;
  readonly wallet: WalletSwitchFlow;
  readonly dueAt: DueAt;
  readonly walletPart: Minor;
  readonly rest: Minor;
  readonly currency: string;
  readonly way: {
    readonly method: string | null;
    readonly offered: readonly PaymentMethod[];
    readonly choose: (way: string) => void;
    readonly chooseCard: (card: Card) => void;
    readonly cardId: string | null;
  };
  readonly cards: CardsFlow;
  readonly card: string | null;
  readonly holder: string;
};

export function WaysToPay({ ways, isUndecided, wallet, dueAt, walletPart, rest, currency, way, cards, card, holder }: WaysToPayProps) {
  const { t, i18n } = useLingui();
  const show = (amount: Minor) => formatMoney(amount, currency);
  if (ways.isPending || isUndecided) return <Skeleton shape="block" className={styles.waiting} />;
  if (!ways.data) {
    return (
      <Message
        tone="bad"
        title={<Trans>We couldn’t load your payment methods.</Trans>}
        action={<TryAgain busy={ways.isFetching} onClick={() => void ways.refetch()} />}
      >
        <FailureText failure={failureOf(ways.error)} />
      </Message>
    );
  }
  const balance = toMinor(ways.data.wallet);
  const available = show(balance);
  const fromWallet = show(walletPart);
  const theRest = show(rest);
  const takesCardsOnce = ways.data.takes_cards_once === true;
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
          <Trans>Your wallet pays for everything.</Trans> {dueAt === 'receiver' ? <Trans>The receiver pays nothing.</Trans> : null}
        </p>
      ) : way.method !== null ? (
        <RadioGroup
          legend={walletPart > 0 ? <Trans>The rest, {theRest}</Trans> : t`Payment method`}
          legendHidden={walletPart === 0}
          value={way.method}
          onChange={way.choose}
          arrangement="cards"
          className={styles.ways}
        >
          {way.offered.map((method) => {
            const { part, id, needsCard } = method;
            const { icon: Icon, name, offered } = methodView(method);
            const paid = isAtDoor(part) ? inCoins(rest, readCoin(ways.data)) : rest;
            const toPay = show(paid);
            return (
              <RadioCard
                key={id}
                value={id}
                label={<strong>{i18n._(name)}</strong>}
                description={i18n._(offered(toPay, dueAt))}
                aside={<Icon size={24} aria-hidden="true" />}
              >
                {needsCard ? (
                  <CardPicker flow={cards} chosen={card} onChoose={way.chooseCard} holder={holder} offersOnce={takesCardsOnce} />
                ) : paid !== rest ? (
                  <Receipt lines={[{ key: part, label: t`Rounded to`, amount: toPay }]} />
                ) : null}
              </RadioCard>
            );
          })}
        </RadioGroup>
      ) : (
        <Message tone="warn" title={<Trans>The rest, {theRest}</Trans>}>
          <Trans>The rest can’t be paid here.</Trans>
        </Message>
      )}
    </>
  );
}

function WalletSwitch({ available, wallet }: Pick<WaysToPayProps, 'wallet'> & { readonly available: string }) {
  const { i18n } = useLingui();
  const { icon: Icon, name, offered } = PART_VIEWS.wallet;
  return (
    <div className={styles.wallet}>
      <span className={styles.walletIcon} aria-hidden="true">
        <Icon size={20} />
      </span>
      <Switch
        className={styles.switch}
        label={<strong>{i18n._(name)}</strong>}
        description={i18n._(offered(available, 'door'))}
        checked={wallet.shown}
        aria-busy={wallet.switching || undefined}
        onChange={wallet.toggle}
      />
    </div>
  );
}

const OtherWallet = ({ held }: { readonly held: string }) => (
  <p className={styles.wallet}>
    <PART_VIEWS.wallet.icon size={20} aria-hidden="true" />
    <Trans>Your wallet ({held}) is in another currency, so it can’t be used here.</Trans>
  </p>
);
