import { Trans } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './basket.module.css';

/** Nothing in the basket: the page says so while it leads home. */
export function EmptyBasket() {
  return (
    <Page className={styles.page}>
      <EmptyState
        level={1}
        picture={<Picture src="/pictures/dish/butter/fondue.svg" alt="" width={112} height={112} lazy={false} />}
        title={<Trans>Your basket is empty!</Trans>}
        action={<Link to="/" className={buttonClass()}><Trans>Go order</Trans></Link>}
      />
      <Navigate to="/" replace />
    </Page>
  );
}
