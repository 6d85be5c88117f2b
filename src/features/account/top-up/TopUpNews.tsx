import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import type { WalletTopUpView } from '#machines/wallet-top-up/wallet-top-up.view.ts';
import { PART_VIEWS } from '#src/features/payment/parts/part-views.ts';
import type { WalletTopUpFlow } from '#src/features/account/top-up/use-wallet-top-up.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import styles from './wallet-top-up.module.css';

type TopUpNewsProps = { readonly view: WalletTopUpView; readonly send: WalletTopUpFlow[1]; readonly currency: string };

export function TopUpNews({ view: { is, amount, elsewhere, credited }, send, currency }: TopUpNewsProps) {
  const { i18n } = useLingui();
  const name = elsewhere && i18n._(PART_VIEWS[elsewhere].name);
  const sum = formatMoney(amount ?? 0, currency);
  const leave = (
    <Button size="small" variant="quiet" onClick={() => send({ type: 'topUp.left' })}>
      <Trans>Cancel top-up</Trans>
    </Button>
  );
  if (is === 'checking')
    return (
      <Message
        tone="warn"
        className={styles.news}
        title={<Trans>Checking your top-up of {sum}.</Trans>}
        action={
          <Button size="small" variant="secondary" onClick={() => send({ type: 'retry.asked' })}>
            <Trans>Check now</Trans>
          </Button>
        }
      >
        <Trans>You can leave this page. The money is added automatically and you won’t be charged twice.</Trans>
      </Message>
    );
  if (is === 'unpaid')
    return (
      <Message
        tone="warn"
        className={styles.news}
        title={<Trans>Your top-up of {sum} is not confirmed.</Trans>}
        action={
          <>
            <Button size="small" onClick={() => send({ type: 'challenge.resumed' })}>
              {name === null ? <Trans>Confirm it</Trans> : <Trans>Continue with {name}</Trans>}
            </Button>
            {leave}
          </>
        }
      >
        <Trans>Nothing was charged.</Trans>
      </Message>
    );
  if (is === 'unconfirmed')
    return (
      <Message
        tone="bad"
        className={styles.news}
        title={name === null ? <Trans>The card provider could not be reached.</Trans> : <Trans>{name} could not be reached.</Trans>}
        action={
          <>
            <Button size="small" onClick={() => send({ type: 'retry.asked' })}>
              <Trans>Try again</Trans>
            </Button>
            {leave}
          </>
        }
      >
        <Trans>Nothing was charged.</Trans>
      </Message>
    );
  if (!credited) return null;
  const added = formatMoney(credited.amount, currency);
  return (
    <Message tone="ok" className={styles.news}>
      <Trans>{added} has been added to your wallet.</Trans>
    </Message>
  );
}
