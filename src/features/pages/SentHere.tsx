import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import type { SentFrom } from './deliveries-search.ts';
import styles from './pages.module.css';

export function SentHere({ from, orderId }: { readonly from: SentFrom['from']; readonly orderId: string | undefined }) {
  if (from === 'store') {
    return (
      <Message tone="warn" className={styles.notice} title={<Trans>This store was not found.</Trans>}>
        <Trans>The link may be out of date. Your basket hasn’t changed.</Trans>
      </Message>
    );
  }
  if (from !== 'order') return null;
  return (
    <Message
      tone="warn"
      className={styles.notice}
      title={<Trans>Sign in to see your order.</Trans>}
      action={
        <Link
          to="/deliveries"
          search={{ dialog: 'signIn', from: 'order', order_id: orderId }}
          className={buttonClass('secondary', { size: 'small' })}
        >
          <Trans>Sign In</Trans>
        </Link>
      }
    >
      <Trans>Only the person who placed an order can see it.</Trans>
    </Message>
  );
}
