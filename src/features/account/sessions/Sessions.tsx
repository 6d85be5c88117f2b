import { Trans } from '@lingui/react/macro';
import type { OpenSession } from '#contract/calls/sessions.ts';
import { failureOf, isAbsent } from '#src/api/call-failed.ts';
import type { AccountSessions } from '#src/features/account/sessions/use-account-sessions.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useRefocusedHeading } from '#src/ui/use-refocused-heading.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './Sessions.module.css';
import { TryAgain } from '#src/failures/TryAgain.tsx';

export function Sessions({ read, end, endEverywhere, stopNews }: AccountSessions) {
  const sessions = read.data?.sessions;
  const failure = read.error ? failureOf(read.error) : null;
  const heading = useRefocusedHeading(sessions ? String(sessions.length) : failure ? 'unknown' : 'loading');
  if ((failure && isAbsent(failure) && !sessions) || endEverywhere.is === 'done') return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        <Trans>Where you’re signed in</Trans>
      </h2>
      {sessions === undefined && !failure ? (
        <p role="status" className={styles.waiting}>
          <Trans>Loading your devices</Trans>
        </p>
      ) : null}
      {failure ? (
        <Message tone="bad" className={styles.message} action={<TryAgain busy={read.isFetching} onClick={() => void read.refetch()} />}>
          <FailureText failure={failure} />
        </Message>
      ) : null}
      {sessions ? <Listed sessions={sessions} read={read} end={end} stopNews={stopNews} /> : null}
    </Card>
  );
}

type ListedProps = Pick<AccountSessions, 'read' | 'end' | 'stopNews'> & { readonly sessions: readonly OpenSession[] };

function Listed({ sessions, read, end, stopNews }: ListedProps) {
  const ending = end.is === 'asking' ? end.asked : null;
  const failure = end.failure ?? stopNews.failure;
  return (
    <>
      {failure ? (
        <Message tone="bad" className={styles.message}>
          <FailureText failure={failure} />
        </Message>
      ) : null}
      {end.is === 'done' ? (
        <Message tone="ok" className={styles.message}>
          {end.value?.id === null ? (
            <Trans>You were signed out on all other devices.</Trans>
          ) : (
            <Trans>You were signed out on that device.</Trans>
          )}
        </Message>
      ) : null}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            isEnding={ending?.id === session._id}
            isBlocked={ending !== null}
            onEnd={() => end.give({ id: session._id })}
            isStopping={stopNews.is === 'asking' && stopNews.asked?.id === session._id}
            onStop={() => stopNews.give({ id: session._id })}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {sessions.some(({ is_this }) => !is_this) ? (
          <Button
            size="small"
            variant="secondary"
            busy={ending?.id === null}
            disabled={ending !== null && ending.id !== null}
            busyLabel={<Trans>Signing out</Trans>}
            onClick={() => end.give({ id: null })}
          >
            <Trans>Sign out on all other devices</Trans>
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          busy={read.isFetching}
          disabled={ending !== null}
          onClick={() => {
            end.clear();
            void read.refetch();
          }}
        >
          <Trans>Check again</Trans>
        </Button>
      </div>
    </>
  );
}
