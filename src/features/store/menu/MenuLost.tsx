import { Trans } from '@lingui/react/macro';
import type { Failure } from '#contract/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';

/** The newest menu that could not be fetched, and how to ask for it again. */
export type LostMenu = { readonly failure: Failure; readonly retrying: boolean; readonly retry: () => void };

export function MenuLost({ lost: { failure, retrying, retry } }: { readonly lost: LostMenu }) {
  return (
    <Message
      tone="warn"
      title={<Trans>The menu could not be loaded.</Trans>}
      action={
        <Button variant="secondary" size="small" busy={retrying} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <FailureText failure={failure} />
    </Message>
  );
}
