import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import styles from './AccountShell.module.css';

/** A page that only a customer has: a guest is led home, and reads why where that takes a moment. */
export function GuestGoesHome() {
  const { t } = useLingui();
  return (
    <Page className={styles.account}>
      <PageTitle>{t`Your account`}</PageTitle>
      <Navigate to="/" replace />
      <EmptyState
        level={1}
        picture={<Picture src="/pictures/dish/bare/sky/key.svg" alt="" width={232} height={232} lazy={false} />}
        title={<Trans>Sign in to see this page</Trans>}
        action={<Link to="/" className={buttonClass('primary', { size: 'small' })}><Trans>Go to the main page</Trans></Link>}
      >
        <Trans>It belongs to an account, and nobody is signed in here.</Trans>
      </EmptyState>
    </Page>
  );
}
