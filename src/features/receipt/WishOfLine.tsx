import { Trans } from '@lingui/react/macro';
import type { IfMissing } from '#contract/enumerations.ts';

/** What is done when the item of a line is missing; the usual call is not said (decision 077). */
export function WishOfLine({ wish, className }: { readonly wish: IfMissing | null | undefined; readonly className?: string | undefined }) {
  if (!wish || wish === 'call') return null;
  return (
    <p className={className}>
      {wish === 'remove' ? <Trans>If unavailable: remove it</Trans> : <Trans>If unavailable: replace with something similar</Trans>}
    </p>
  );
}
