import { Trans } from '@lingui/react/macro';

/** Until when an order for later can be cancelled: said before it is made. */
export const CancelUntil = ({ className }: { readonly className: string | undefined }) => (
  <p className={className}>
    <Trans>The store may have it ready before then. From that moment it can no longer be cancelled.</Trans>
  </p>
);
