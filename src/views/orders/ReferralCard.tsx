import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import styles from './orders.module.css';
import { useReferralReward } from './use-referral-reward.ts';

/** The customer's own code, and what sharing it earns. */
export function ReferralCard({ code, phoneCode }: { readonly code: string; readonly phoneCode: string }) {
  const reward = useReferralReward(phoneCode);
  return (
    <Card as="section" aria-labelledby="referral" className={styles.referral}>
      <h2 id="referral" className={styles.small}><Trans>Your referral code</Trans></h2>
      <p className={styles.referralCode}>{code}</p>
      <p className={styles.quiet}>{reward === null ? '\u00a0' : <Trans>Sharing it earns {reward} for each person who signs up, once their first order is complete.</Trans>}</p>
    </Card>
  );
}
