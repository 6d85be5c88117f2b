import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useNewPassword } from '#src/flows/new-password/use-new-password.ts';
import { Card } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { useKeptFocus } from '#src/ui/use-kept-focus.ts';
import { PageTitle } from '../navigation/PageTitle.tsx';
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
  const checking = (
    <>
      <h1>
        <Trans>Choose a new password</Trans>
      </h1>
      <p role="status">
        <Trans>Checking the link</Trans>
      </p>
    </>
  );
  return (
    <Page className={styles.page}>
      <PageTitle>{t`New password`}</PageTitle>
      <Card className={styles.card}>
        {typeof window === 'undefined' ? (
          checking
        ) : (
          <Suspense fallback={checking}>
            <NewPassword key={token} token={token} />
          </Suspense>
        )}
      </Card>
    </Page>
  );
}

type Flow = ReturnType<typeof useNewPassword>;

function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const [view, send] = useNewPassword(token);
  const heading = useKeptFocus(view.is);
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
      <OfLink view={view} send={send} />
    </>
  );
}

/** What can be done with the link: it is checked, a password is typed, or how it went. */
function OfLink({ view, send }: { readonly view: Flow[0]; readonly send: Flow[1] }) {
  if (view.is === 'checking')
    return (
      <p role="status">
        <Trans>Checking the link</Trans>
      </p>
    );
  if (view.is === 'writing')
    return <NewPasswordForm busy={view.busy} failure={view.failure} onGiven={(password) => send({ type: 'password.given', password })} />;
  return <NewPasswordNews view={view} onRetry={() => send({ type: 'retry.asked' })} />;
}
