import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './ThankYou.module.css';

export const NoNewOrder = ({ isSignedIn }: { readonly isSignedIn: boolean }) => (
  <EmptyState
    level={1}
    picture={<Picture src="/pictures/dish/butter/fondue.svg" alt="" width={112} height={112} lazy={false} />}
    title={<Trans>No new order here</Trans>}
    action={
      <span className={styles.ways}>
        {isSignedIn ? (
          <Link to="/orders" className={buttonClass()}>
            <Trans>Your orders</Trans>
          </Link>
        ) : (
          <Link to="." search={(now) => ({ ...now, dialog: 'signIn' as const })} resetScroll={false} className={buttonClass()}>
            <Trans>Sign In</Trans>
          </Link>
        )}
        <Link to="/" className={buttonClass('secondary')}>
          <Trans>Browse stores</Trans>
        </Link>
      </span>
    }
  >
    {isSignedIn ? <Trans>Orders in progress are under Orders.</Trans> : <Trans>Sign in to see your orders in progress.</Trans>}
  </EmptyState>
);
