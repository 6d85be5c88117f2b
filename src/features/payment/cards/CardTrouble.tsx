import { Trans } from '@lingui/react/macro';
import { Message } from '#src/ui/Message.tsx';
import type { CardsView } from './use-cards.ts';
import { FailureText } from '#src/failures/FailureText.tsx';

export function CardTrouble({ failure, decline }: Pick<CardsView, 'failure' | 'decline'>) {
  if (decline)
    return (
      <Message tone="bad" title={decline.message ?? <Trans>Your card was not accepted.</Trans>}>
        <Trans>Check what you typed, or try another card.</Trans>
      </Message>
    );
  return failure ? (
    <Message tone="bad">
      <FailureText failure={failure} />
    </Message>
  ) : null;
}
