import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import { useApi } from '#src/api/api-context.ts';
import { walletHistoryOptions } from '#src/api/wallet.ts';
import { useCards } from '#src/features/payment/cards/use-cards.ts';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SavedCards } from '../payment/cards/SavedCards.tsx';
import { AccountShell } from './AccountShell.tsx';
import { Loading } from './Loading.tsx';
import styles from './PaymentsPage.module.css';
import { Movements } from './wallet/Movements.tsx';
import { WalletCard } from './wallet/WalletCard.tsx';

export function PaymentsPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="payments" title={t`Payments`}>
      {(user) => (
        <Suspense fallback={<Loading rows={4} />}>
          <Payments user={user} />
        </Suspense>
      )}
    </AccountShell>
  );
}

function Payments({ user }: { readonly user: StoredUser }) {
  // The same cards stand in the list and in the panel of a top-up.
  const [cardId, setCardId] = useState<string | null>(null);
  const [isToppingUp, setToppingUp] = useState(false);
  const cards = useCards(user._id, ({ _id }) => setCardId(_id));
  const { isPending } = useQuery(walletHistoryOptions(useApi(), user._id));
  const holder = `${user.first_name} ${user.last_name}`.trim();
  return (
    <div className={styles.columns}>
      <div className={styles.wallet}>
        <WalletCard customerId={user._id} topUp={{ cards, cardId, onCard: setCardId, holder, onOpen: setToppingUp }} />
      </div>
      <div className={styles.movements}>
        <Movements customerId={user._id} />
      </div>
      <Card as="section" aria-labelledby="cards" className={classNames(styles.cards, isPending && styles.below)}>
        <h2 id="cards">
          <Trans>Cards</Trans>
        </h2>
        <p className={styles.note}>
          <Trans>Your default card is used for orders and top-ups</Trans>
        </p>
        <SavedCards flow={cards} holder={holder} isAddedElsewhere={isToppingUp} />
      </Card>
    </div>
  );
}
