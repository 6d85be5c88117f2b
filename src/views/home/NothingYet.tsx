import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './OwnHome.module.css';

/** In the place of the last orders, once: what will stand there. */
export const NothingYet = () => (
  <EmptyState
    className={styles.nothing}
    picture={<Picture src="/pictures/dish/bare/butter/fondue.svg" alt="" width={232} height={232} />}
    title={<Trans>Nothing ordered yet</Trans>}
  >
    <Trans>What you order will stand here, one tap away from your basket.</Trans>
  </EmptyState>
);
