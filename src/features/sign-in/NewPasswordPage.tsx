import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useNewPassword } from '#src/features/sign-in/use-new-password.ts';
import { Card } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { useRefocusedHeading } from '#src/ui/use-refocused-heading.ts';
import { PageTitle } from '#src/navigation/PageTitle.tsx';
import styles from './NewPasswordPage.module.css';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { NewPasswordNews } from './NewPasswordNews.tsx';

/** The page that the link of an e-mail opens. Its token stands behind #, which no server ever sees. */
export function NewPasswordPage() {
  const { t } = useLingui();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [token, setToken] = useState(hash);
  // A second link opened in the same tab is a new one; an address cleaned up is none.
  if (hash !== '' && hash !== token) setToken(hash);
  return (
    <Page className={styles.page}>
      <PageTitle>{t`New password`}</PageTitle>
      <Card className={styles.card}>
        {typeof window === 'undefined' ? (
          <>
            <h1>
              <Trans>Choose a new password</Trans>
            </h1>
            <Checking />
          </>
        ) : (
          <NewPassword key={token} token={token} />
        )}
      </Card>
    </Page>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const { seen: view, give, look } = useNewPassword(token);
  const heading = useRefocusedHeading(view.is);
  const isOver = view.is === 'spent' || view.is === 'done';
  useEffect(() => {
    // What no longer opens anything need not stay in the address and its history.
    if (isOver && token !== '') void navigate({ to: '.', hash: '', replace: true });
  }, [isOver, token, navigate]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {view.is === 'done' ? <Trans>Your new password is set.</Trans> : <Trans>Choose a new password</Trans>}
      </h1>
      {view.is === 'checking' ? (
        <Checking />
      ) : view.is === 'writing' ? (
        <NewPasswordForm busy={view.busy} failure={view.failure} onGiven={give} />
      ) : (
        <NewPasswordNews view={view} onRetry={look} />
      )}
    </>
  );
}

const Checking = () => (
  <p role="status">
    <Trans>Checking the link</Trans>
  </p>
);
