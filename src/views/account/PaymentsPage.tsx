import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { SavedCards } from '../cards/SavedCards.tsx';
import { AccountShell } from './AccountShell.tsx';
import { Loading } from './Loading.tsx';
import styles from './PaymentsPage.module.css';
import { Movements } from './wallet/Movements.tsx';
import { WalletCard } from './wallet/WalletCard.tsx';

/** What a customer can pay with, and every movement of their wallet. */
export function PaymentsPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="payments" title={t`Payments`}>
      {(user) => (
        <div className={styles.columns}>
          <div className={styles.wallet}>
            <WalletCard customerId={user._id} />
          </div>
          <div className={styles.movements}>
            <Movements customerId={user._id} />
          </div>
          <Card as="section" aria-labelledby="cards" className={styles.cards}>
            <h2 id="cards">
              <Trans>Cards</Trans>
            </h2>
            <p className={styles.note}>
              <Trans>The default card pays for orders and top-ups</Trans>
            </p>
            <Suspense fallback={<Loading rows={2} />}>
              <SavedCards holder={`${user.first_name} ${user.last_name}`.trim()} />
            </Suspense>
          </Card>
        </div>
      )}
    </AccountShell>
  );
}
