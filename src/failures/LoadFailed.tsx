import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { failureOf } from '#src/api/call-failed.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from './FailureText.tsx';
import { TryAgain } from './TryAgain.tsx';

export const LoadFailed = ({ error, again, busy }: { readonly error: Error; readonly again: () => void; readonly busy: boolean }) => (
  <Message
    tone="bad"
    action={
      <>
        <TryAgain busy={busy} onClick={again} />
        <Link to="/help" className={buttonClass('quiet', { size: 'small' })}>
          <Trans>Get help</Trans>
        </Link>
      </>
    }
  >
    <FailureText failure={failureOf(error)} />
  </Message>
);
