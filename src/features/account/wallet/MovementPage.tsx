import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WalletDirection, WalletMovement } from '#contract/entities/wallet-movement.ts';
import { useApi } from '#src/api/api-context.ts';
import { walletHistoryOptions } from '#src/api/wallet.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { LoadFailed } from '#src/failures/LoadFailed.tsx';
import { formatMonth } from '#src/features/time/day-text.ts';
import { inMonths } from '#src/features/time/in-months.ts';
import { Loading } from '../Loading.tsx';
import { MovementRow } from './MovementRow.tsx';
import styles from './Movements.module.css';

type MovementPageProps = {
  readonly customerId: string;
  readonly only: WalletDirection | null;
  readonly before: number | null;
  readonly monthBefore: string | null;
};

const takeFocus = (page: HTMLElement | null) => page?.focus({ preventScroll: true });

export function MovementPage({ customerId, only, before, monthBefore }: MovementPageProps) {
  const { i18n } = useLingui();
  const [isOlderWanted, setOlderWanted] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    ...walletHistoryOptions(useApi(), customerId, only, before),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? (
      <LoadFailed error={error} again={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading rows={4} rowClass={styles.waiting} />
    );
  const { movements, before_unique_id: next, wallet_currency_code: currency } = data;
  const monthOf = ({ at, timezone }: WalletMovement) => formatMonth(at, timezone, i18n.locale);
  const last = movements.at(-1);
  return (
    <div {...(before === null ? {} : { ref: takeFocus, tabIndex: -1 })} className={styles.page}>
      {error ? (
        <Message tone="warn">
          <Trans>We couldn’t refresh this page. You’re seeing the last version.</Trans>
        </Message>
      ) : null}
      {movements.length === 0 ? <NothingYet only={only} /> : null}
      {inMonths(movements, monthOf).map(({ name, rows }, place) => (
        <section key={`${place} ${name}`}>
          <h3 className={place === 0 && name === monthBefore ? 'visually-hidden' : styles.month}>{name}</h3>
          <ul>
            {rows.map((movement) => (
              <MovementRow key={movement._id} movement={movement} currency={currency} />
            ))}
          </ul>
        </section>
      ))}
      {next === null ? null : isOlderWanted ? (
        <MovementPage customerId={customerId} only={only} before={next} monthBefore={last ? monthOf(last) : monthBefore} />
      ) : (
        <Button variant="secondary" className={styles.older} onClick={() => setOlderWanted(true)}>
          <Trans context="movements">Show older</Trans>
        </Button>
      )}
    </div>
  );
}

function NothingYet({ only }: { readonly only: WalletDirection | null }) {
  return (
    <p className={styles.nothing}>
      {only === null ? (
        <Trans>No transactions yet. Cashback and refunds will appear here.</Trans>
      ) : (
        <Trans>No transactions of this type yet.</Trans>
      )}
    </p>
  );
}
