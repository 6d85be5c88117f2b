import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import styles from './orders.module.css';
import { REFERRAL_REWARD } from './referral-reward.ts';

/** The customer's own code, and what sharing it earns. */
export function ReferralCard({ code }: { readonly code: string }) {
  const { amount, currency } = REFERRAL_REWARD;
  return (
    <Card as="section" aria-labelledby="referral" className={styles.referral}>
      <h2 id="referral" className={styles.small}><Trans>Your referral code</Trans></h2>
      <p className={styles.referralCode}>{code}</p>
      <p className={styles.quiet}><Trans>Sharing it earns {amount} {currency} for each person who signs up.</Trans></p>
    </Card>
  );
}
