import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/Button.tsx';

export const TryAgain = (button: { readonly onClick: () => void; readonly busy?: boolean }) => (
  <Button size="small" variant="secondary" {...button}>
    <Trans>Try again</Trans>
  </Button>
);
