import { Trans } from '@lingui/react/macro';
import { Message } from '#src/ui/Message.tsx';

export const MissingTime = () => (
  <Message tone="warn" role="alert">
    <Trans>Choose a time, or close to keep what you had.</Trans>
  </Message>
);
