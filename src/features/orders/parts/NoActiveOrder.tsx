import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';

export const NoActiveOrder = ({ level, className }: { readonly level: 1 | 2 | 3; readonly className?: string }) => (
  <EmptyState
    {...(className ? { className } : {})}
    level={level}
    picture={<Picture src="/pictures/dish/apricot/ramen.svg" alt="" width={232} height={232} lazy={level !== 1} />}
    title={<Trans>No orders in progress</Trans>}
    action={
      <Link to="/stores" className={level === 1 ? buttonClass() : buttonClass('secondary', { size: 'small' })}>
        <Trans>See stores</Trans>
      </Link>
    }
  >
    <Trans>Once you’ve ordered, you can track it here.</Trans>
  </EmptyState>
);
