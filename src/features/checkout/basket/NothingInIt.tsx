import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './basket.module.css';

export const NothingInIt = () => (
  <div className={styles.loading}>
    <EmptyState
      picture={<Picture src="/pictures/dish/butter/fondue.svg" alt="" width={112} height={112} lazy={false} />}
      title={<Trans>Your basket is empty!</Trans>}
      action={
        <Link to="/" className={buttonClass()}>
          <Trans>Browse stores</Trans>
        </Link>
      }
    />
  </div>
);
