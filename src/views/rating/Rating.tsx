import { Trans } from '@lingui/react/macro';
import { useRating } from '#src/flows/rating/use-rating.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '../failures/FailureText.tsx';

/** Asks, and says what came of it. */
export function Rating() {
  const [view, send] = useRating();
  if (view.is === 'done')
    return (
      <Message tone="ok">
        <Trans>It is saved.</Trans>
      </Message>
    );
  return (
    <div>
      {view.failure ? (
        <Message tone="bad">
          <FailureText failure={view.failure} />
        </Message>
      ) : null}
      <Button busy={view.is === 'asking'} busyLabel={<Trans>Sending</Trans>} onClick={() => send({ type: 'question.asked' })}>
        <Trans>Save</Trans>
      </Button>
    </div>
  );
}
