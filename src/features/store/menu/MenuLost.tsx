import { Trans } from '@lingui/react/macro';
import type { Failure } from '#contract/failure.ts';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { TryAgain } from '#src/failures/TryAgain.tsx';

export type LostMenu = { readonly failure: Failure; readonly retrying: boolean; readonly retry: () => void };

export const isUnconnected = ({ failure }: LostMenu): boolean =>
  failure.kind === 'transport' && (failure.cause === 'offline' || failure.cause === 'timeout');

export function MenuLost({ lost, isWhole }: { readonly lost: LostMenu; readonly isWhole: boolean }) {
  const { failure, retrying, retry } = lost;
  if (isUnconnected(lost))
    return isWhole ? null : (
      <Message tone="info" title={<Trans>This is as much of the menu as you opened before.</Trans>}>
        <Trans>The rest needs a connection.</Trans>
      </Message>
    );
  return (
    <Message tone="warn" title={<Trans>The menu could not be loaded.</Trans>} action={<TryAgain busy={retrying} onClick={retry} />}>
      <FailureText failure={failure} />
    </Message>
  );
}
