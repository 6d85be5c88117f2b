import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { cardExpiry } from '#domain/cards/card-expiry.ts';
import { Badge } from '#src/ui/Badge.tsx';

export function ExpiryBadge({ expiry }: { readonly expiry: string | undefined }) {
  const [now] = useState(Date.now);
  const is = cardExpiry(expiry, now);
  if (is === null) return null;
  return is === 'expired' ? (
    <Badge tone="missing">
      <Trans>Expired</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Expires soon</Trans>
    </Badge>
  );
}
