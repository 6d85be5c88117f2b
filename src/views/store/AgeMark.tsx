import { Trans } from '@lingui/react/macro';
import type { MenuItem } from '#contract/entities/store.ts';
import { Badge } from '#src/ui/Badge.tsx';

/** From which age an item is sold; nothing where it is sold to everybody. */
export function AgeMark({ of: item }: { readonly of: Pick<MenuItem, 'minimum_age'> | null }) {
  const age = item?.minimum_age;
  if (!age) return null;
  return (
    <Badge>
      <span aria-hidden="true">{age}+</span>
      <span className="visually-hidden">
        <Trans>From {age} years</Trans>
      </span>
    </Badge>
  );
}
