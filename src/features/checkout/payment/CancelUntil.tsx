import { Trans } from '@lingui/react/macro';

export const CancelUntil = ({ className }: { readonly className: string | undefined }) => (
  <p className={className}>
    <Trans>The store may have your order ready sooner. Once it’s ready, you can no longer cancel.</Trans>
  </p>
);
