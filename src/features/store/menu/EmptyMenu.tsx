import { Trans } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import StoreIcon from 'lucide-react/icons/store';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import styles from './NothingFound.module.css';

export const EmptyMenu = () => (
  <EmptyState
    className={styles.nothing}
    picture={
      <span className={styles.picture}>
        <StoreIcon size={40} aria-hidden="true" />
      </span>
    }
    title={<Trans>This store has nothing on its menu today.</Trans>}
    action={
      <Link to="/stores" className={buttonClass('secondary')}>
        <Trans>See all stores</Trans>
      </Link>
    }
  />
);
