import { Trans } from '@lingui/react/macro';
import { failureOf } from '#src/api/call-failed.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { LaterWhatHappened } from './later-what-happened.tsx';
import { FailureText } from './FailureText.tsx';

/** Something could not be read; the reader can ask for it again. */
export function LoadFailed({ error, again, busy }: { readonly error: Error; readonly again: () => void; readonly busy: boolean }) {
  return (
    <Message
      tone="bad"
      action={
        <>
          <Button variant="secondary" size="small" busy={busy} onClick={again}>
            <Trans>Try again</Trans>
          </Button>
          {typeof window === 'undefined' ? null : <LaterWhatHappened isSmall />}
        </>
      }
    >
      <FailureText failure={failureOf(error)} />
    </Message>
  );
}
