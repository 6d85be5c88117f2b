import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useRef } from 'react';
import { brandName } from '#src/api/page-settings.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { useHandingOn } from '#src/ui/use-handing-on.ts';
import styles from './ReferralCard.module.css';
import { useReferralReward } from './use-referral-reward.ts';

type ReferralCardProps = { readonly code: string; readonly phoneCode: string; readonly className?: string | undefined };

export function ReferralCard({ code, phoneCode, className }: ReferralCardProps) {
  const { t } = useLingui();
  const brand = brandName();
  const reward = useReferralReward(phoneCode);
  const plate = useRef<HTMLSpanElement>(null);
  const { copied, copy, share } = useHandingOn(code, plate, {
    text: t`My code for ${brand}: ${code}`,
    url: `${location.origin}/?dialog=signUp`,
  });
  return (
    <Card as="section" aria-labelledby="referral" className={className}>
      <h2 id="referral" className={styles.title}>
        <Trans>Your referral code</Trans>
      </h2>
      <p className={styles.reward}>
        {reward === null ? '\u00a0' : <Trans>Get {reward} for each person who signs up, once their first order is complete.</Trans>}
      </p>
      <div className={styles.handing}>
        <Plate ref={plate} tone="white" translate="no" className={styles.code}>
          {code}
        </Plate>
        <Button
          variant="secondary"
          size="small"
          icon={copied === 'yes' ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
          onClick={copy}
        >
          <Trans>Copy</Trans>
        </Button>
        {share ? (
          <Button variant="secondary" size="small" icon={<Share2 size={20} aria-hidden="true" />} onClick={share}>
            <Trans>Share</Trans>
          </Button>
        ) : null}
      </div>
      <p role="status" className={styles.copied}>
        {copied === 'yes' ? <Trans>The code is copied.</Trans> : null}
        {copied === 'no' ? <Trans>We couldn’t copy it for you. The code is selected: copy it by hand.</Trans> : null}
      </p>
    </Card>
  );
}
