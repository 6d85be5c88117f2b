import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useLocation } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import { useState } from 'react';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import { homeToSignIn } from '#src/navigation/wanted-page.ts';
import styles from './AccountShell.module.css';

type GuestGoesHomeProps = {
  /** They signed out here a moment ago, and are not asked to sign in. */
  readonly hasLeft: boolean;
};

/** A page that only a customer has: a guest is led home and asked to sign in, after which it goes on; they read why where that takes a moment. */
export function GuestGoesHome({ hasLeft }: GuestGoesHomeProps) {
  const wanted = useLocation({ select: ({ href }) => href });
  const [home] = useState(() => (hasLeft ? ({ to: '/', replace: true } as const) : homeToSignIn(wanted)));
  const { t } = useLingui();
  return (
    <Page className={styles.account}>
      <PageTitle>{t`Your account`}</PageTitle>
      <Navigate {...home} />
      <EmptyState
        level={1}
        picture={<Picture src="/pictures/dish/bare/sky/key.svg" alt="" width={232} height={232} lazy={false} />}
        title={<Trans>Sign in to see this page</Trans>}
        action={
          <Link to="/" className={buttonClass('primary', { size: 'small' })}>
            <Trans>Go to the main page</Trans>
          </Link>
        }
      >
        <Trans>This page belongs to your account.</Trans>
      </EmptyState>
    </Page>
  );
}
