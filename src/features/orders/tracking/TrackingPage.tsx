import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { failureOf } from '#src/api/call-failed.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { NewestOrder } from '../parts/NewestOrder.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { TrackingFailure } from './TrackingFailure.tsx';
import { TrackingSkeleton } from './TrackingSkeleton.tsx';
import styles from './tracking.module.css';

const never = () => () => undefined;

export function TrackingPage() {
  const { t } = useLingui();
  const [session] = useSession();
  const { storage } = useRouteContext({ from: '/delivery-coming' });
  const { order_id: named } = useSearch({ from: '/delivery-coming' });
  const orderId = named ?? storage.read('storefront.last_order_id');
  // The server renders for nobody; whether somebody is signed in is known in the browser alone.
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Page className={styles.page}>
      <PageTitle>{t`Track your order`}</PageTitle>
      {!isKnown || session.is === 'leaving' ? <TrackingSkeleton /> : null}
      {isKnown && session.is === 'guest' ? <SignInFirst /> : null}
      {isKnown && session.is === 'signedIn' ? <Followed customerId={session.user._id} orderId={orderId} /> : null}
    </Page>
  );
}

function Followed({ customerId, orderId }: { readonly customerId: string; readonly orderId: string | null }) {
  const follow = (id: string) => (
    <Suspense key={id} fallback={<TrackingSkeleton />}>
      <TrackedOrder orderId={id} />
    </Suspense>
  );
  if (orderId) return follow(orderId);
  return (
    <NewestOrder
      customerId={customerId}
      renderOrder={follow}
      renderFailed={(error, { again }) => <TrackingFailure failure={failureOf(error)} onRetry={again} />}
      loading={<TrackingSkeleton />}
      level={1}
    />
  );
}

function SignInFirst() {
  const navigate = useNavigate();
  const open = () => void navigate({ to: '.', search: (now) => ({ ...now, dialog: 'signIn' as const }), resetScroll: false });
  return (
    <EmptyState
      level={1}
      picture={<Picture src="/pictures/dish/sky/croissant.svg" alt="" width={112} height={112} lazy={false} />}
      title={<Trans>Sign in to follow your order</Trans>}
      action={
        <Button onClick={open}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>Only the person who placed an order can see it.</Trans>
    </EmptyState>
  );
}
