import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Line } from '#src/ui/Line.tsx';
import { Message } from '#src/ui/Message.tsx';
import styles from './payment.module.css';

type OrderCheckingProps = {
  readonly storeName: string;
  readonly count: number;
  /** No answer came; asking again is safe. */
  readonly isUncertain: boolean;
};

/** How far the order has come while it is made. */
export function OrderChecking({ storeName, count, isUncertain }: OrderCheckingProps) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.lead} role="status">
        {isUncertain ? (
          <Trans>We are asking whether your order went through.</Trans>
        ) : (
          <Trans>Please keep this page open for a moment.</Trans>
        )}
      </p>
      <Line
        label={t`Your order on its way to the store`}
        stops={[
          {
            key: 'basket',
            state: 'done',
            label: <Trans>Basket saved</Trans>,
            note: (
              <>
                {storeName}, <Plural value={count} one="# item" other="# items" />
              </>
            ),
          },
          { key: 'sending', state: 'now', label: isUncertain ? <Trans>No answer yet</Trans> : <Trans>Sending your order</Trans> },
          { key: 'store', state: 'next', label: <Trans>Order sent to the store</Trans> },
        ]}
      />
      {isUncertain ? (
        <Message tone="warn" className={styles.notice} title={<Trans>The answer got lost on the way.</Trans>}>
          <Trans>It is asked again by itself: you will not be charged twice, and there will be one order only.</Trans>
        </Message>
      ) : null}
    </>
  );
}
