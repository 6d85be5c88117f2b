import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { SavedCards } from '../cards/SavedCards.tsx';
import { AccountShell } from './AccountShell.tsx';
import { Loading } from './Loading.tsx';
import styles from './PaymentsPage.module.css';
import { WalletCard } from './WalletCard.tsx';

/** What a customer can pay with. */
export function PaymentsPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="payments" title={t`Payments`}>
      {(user) => (
        <div className={styles.columns}>
          <WalletCard customerId={user._id} />
          <Card as="section" aria-labelledby="cards">
            <h2 id="cards">
              <Trans>Cards</Trans>
            </h2>
            <p className={styles.note}>
              <Trans>The default card pays for orders</Trans>
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
