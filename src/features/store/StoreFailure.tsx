import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import StoreIcon from 'lucide-react/icons/store';
import type { Failure } from '#contract/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { useCart } from '#src/shop/cart/use-cart.ts';
import styles from './StoreFailure.module.css';

type StoreFailureProps = { readonly failure: Failure; readonly retrying: boolean; readonly onRetry: () => void };

export function StoreFailure({ failure, retrying, onRetry }: StoreFailureProps) {
  const { t } = useLingui();
  const [cart] = useCart();
  const isUnknown = failure.kind === 'refused' && (failure.code === 634 || failure.code === 635);
  const title = isUnknown ? t`This store was not found` : t`The menu could not be loaded`;
  return (
    <Page className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        picture={
          <span className={styles.picture}>
            <StoreIcon size={40} aria-hidden="true" />
          </span>
        }
        title={title}
        action={
          <span className={styles.actions}>
            {isUnknown ? null : (
              <Button busy={retrying} onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <Link to="/stores" className={buttonClass(isUnknown ? 'primary' : 'secondary')}>
              <Trans>See all stores</Trans>
            </Link>
            {isUnknown ? null : (
              <Link to="/help" className={buttonClass('quiet')}>
                <Trans>Get help</Trans>
              </Link>
            )}
          </span>
        }
      >
        {isUnknown && cart.is !== 'filled' ? null : (
          <>
            {isUnknown ? null : <FailureText failure={failure} />} {cart.is === 'filled' ? <Trans>We’ve saved your basket.</Trans> : null}
          </>
        )}
      </EmptyState>
    </Page>
  );
}
