import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { WALLET_DIRECTIONS, type WalletDirection } from '#contract/entities/wallet-movement.ts';
import { useApi } from '#src/api/api-context.ts';
import { failureOf, isAbsent } from '#src/api/call-failed.ts';
import { walletHistoryOptions } from '#src/api/wallet.ts';
import { Card } from '#src/ui/Card.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { MovementPage } from './MovementPage.tsx';
import styles from './Movements.module.css';

export function Movements({ customerId }: { readonly customerId: string }) {
  const { t } = useLingui();
  const [only, setOnly] = useState<WalletDirection | null>(null);
  const { error } = useQuery(walletHistoryOptions(useApi(), customerId));
  if (error && isAbsent(failureOf(error))) return null;
  const names: Readonly<Record<'all' | WalletDirection, ReactNode>> = {
    all: <Trans context="every movement">All</Trans>,
    in: <Trans context="money into the wallet">Money in</Trans>,
    out: <Trans context="money out of the wallet">Money out</Trans>,
    cashback: <Trans>Cashback</Trans>,
  };
  return (
    <Card as="section" aria-labelledby="movements" className={styles.movements}>
      <h2 id="movements">
        <Trans>All activity</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Newest first, with the balance after each</Trans>
      </p>
      <div className={styles.kinds} role="group" aria-label={t`Filter transactions`}>
        {([null, ...WALLET_DIRECTIONS] as const).map((kind) => (
          <Chip key={kind ?? 'all'} on={kind === only} onClick={() => setOnly(kind)}>
            {names[kind ?? 'all']}
          </Chip>
        ))}
      </div>
      <MovementPage key={only ?? 'all'} customerId={customerId} only={only} before={null} monthBefore={null} />
    </Card>
  );
}
