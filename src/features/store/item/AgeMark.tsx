import { Trans } from '@lingui/react/macro';
import { Badge } from '#src/ui/Badge.tsx';

export function AgeMark({ age }: { readonly age: number | null | undefined }) {
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
