import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { fewestOf } from '#domain/cart/item-choice.ts';
import type { GroupView } from '#machines/item-dialog/item-dialog.view.ts';
import { Badge } from '#src/ui/Badge.tsx';

export function GroupHintBadge({ view: { group, hint, satisfied, chosen } }: { readonly view: GroupView }) {
  const count = fewestOf(group);
  if (hint.is === 'none')
    return satisfied ? null : (
      <Badge>
        <Trans>choose {count}</Trans>
      </Badge>
    );
  return satisfied && chosen.size > 0 ? (
    <Badge tone="ok" icon={<Check aria-hidden="true" />}>
      <Hint hint={hint} />
    </Badge>
  ) : (
    <Badge>
      <Hint hint={hint} />
    </Badge>
  );
}

function Hint({ hint }: { readonly hint: GroupView['hint'] }) {
  switch (hint.is) {
    case 'exactly': {
      const { count } = hint;
      return <Trans>choose {count}</Trans>;
    }
    case 'between': {
      const { fewest, most } = hint;
      return (
        <Trans>
          choose {fewest} to {most}
        </Trans>
      );
    }
    case 'up_to': {
      const { most } = hint;
      return <Trans>choose upto {most}</Trans>;
    }
    case 'none':
      return null;
  }
}
