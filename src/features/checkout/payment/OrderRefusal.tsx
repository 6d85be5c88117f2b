import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import type { Failure } from '#contract/failure.ts';
import { methodOf } from '#domain/payment/methods.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from '../basket/basket.module.css';

type OrderRefusalProps = {
  readonly failure: Failure;
  readonly method?: string | undefined;
  readonly total: string | null;
  readonly onRead: () => void;
  readonly next?: ReactElement | null;
};

/** The order was not taken: why, that nothing was charged, or is refunded where the money is taken on a page of the provider's, and what it would cost now. */
export function OrderRefusal({ failure, method, total, onRead, next }: OrderRefusalProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The dialog that has just gone may have stood above another part of the page.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  const hasNewPrice = failure.kind === 'refused' && failure.code === 535 && failure.reason !== 'parcel_changed';
  const isCardGone = failure.kind === 'refused' && failure.code === 1016;
  return (
    <Message
      ref={notice}
      tone="bad"
      className={styles.notice}
      title={
        methodOf(method)?.isElsewhere ? (
          <Trans>Your order wasn’t placed. Anything you paid is being refunded.</Trans>
        ) : (
          <Trans>Your order wasn’t placed, and nothing was charged.</Trans>
        )
      }
      action={
        <div className={styles.ways}>
          {next}
          <Button size="small" variant="secondary" onClick={onRead}>
            <Trans>Got it</Trans>
          </Button>
        </div>
      }
    >
      <FailureText failure={failure} /> {hasNewPrice && total !== null ? <Trans>It would now cost {total}.</Trans> : null}
      {isCardGone ? <Trans>Choose another card or payment method.</Trans> : null}
    </Message>
  );
}
