import { Trans } from '@lingui/react/macro';
import type { SessionsView } from '#machines/sessions/sessions.view.ts';
import type { SessionsFlow } from '#src/flows/sessions/use-sessions.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useKeptFocus } from '#src/ui/use-kept-focus.ts';
import { FailureText } from '../failures/FailureText.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './Sessions.module.css';

type SessionsProps = { readonly view: SessionsView; readonly send: SessionsFlow[1] };

/** Where the customer is signed in, and how to sign out there; nothing where the server has no such list. */
export function Sessions({ view, send }: SessionsProps) {
  const heading = useKeptFocus(view.is === 'showing' ? String(view.sessions.length) : view.is);
  if (view.is === 'absent' || view.is === 'left') return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        <Trans>Where you are signed in</Trans>
      </h2>
      {view.is === 'loading' ? (
        <p role="status" className={styles.waiting}>
          <Trans>Looking for your devices</Trans>
        </p>
      ) : null}
      {view.is === 'unknown' ? (
        <Message
          tone="bad"
          className={styles.message}
          action={
            <Button variant="secondary" size="small" onClick={() => send({ type: 'again.wanted' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {view.failure ? <FailureText failure={view.failure} /> : null}
        </Message>
      ) : null}
      {view.is === 'showing' ? (
        <>
          {view.failure && view.everywhere === null ? (
            <Message tone="bad" className={styles.message}>
              <FailureText failure={view.failure} />
            </Message>
          ) : null}
          {view.ended === null ? null : (
            <Message tone="ok" className={styles.message}>
              {view.ended === 'others' ? (
                <Trans>You were signed out on all other devices.</Trans>
              ) : (
                <Trans>You were signed out on that device.</Trans>
              )}
            </Message>
          )}
          <ul className={styles.list}>
            {view.sessions.map((session) => (
              <SessionRow
                key={session._id}
                session={session}
                isEnding={view.ending?.id === session._id}
                isBlocked={view.ending !== null}
                onEnd={() => send({ type: 'end.wanted', id: session._id })}
              />
            ))}
          </ul>
          <div className={styles.actions}>
            {view.hasOthers ? (
              <Button
                size="small"
                variant="secondary"
                busy={view.ending?.id === null}
                disabled={view.ending !== null && view.ending.id !== null}
                busyLabel={<Trans>Signing out</Trans>}
                onClick={() => send({ type: 'end.ofOthers.wanted' })}
              >
                <Trans>Sign out on all other devices</Trans>
              </Button>
            ) : null}
            <Button variant="quiet" size="small" disabled={view.ending !== null} onClick={() => send({ type: 'again.wanted' })}>
              <Trans>Look again</Trans>
            </Button>
          </div>
        </>
      ) : null}
    </Card>
  );
}
