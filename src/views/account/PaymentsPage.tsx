import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { AccountShell } from './AccountShell.tsx';
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
            <h2 id="cards"><Trans>Cards</Trans></h2>
            <EmptyState
              className={styles.cards}
              level={3}
              picture={<Picture src="/pictures/dish/bare/butter/envelope.svg" alt="" width={232} height={232} />}
              title={<Trans>Cards come later</Trans>}
              action={<Link to="/stores" className={buttonClass('secondary', { size: 'small' })}><Trans>See stores</Trans></Link>}
            >
              <Trans>Cards cannot be saved here yet. The basket always shows the ways to pay that are open to you.</Trans>
            </EmptyState>
          </Card>
        </div>
      )}
    </AccountShell>
  );
}
