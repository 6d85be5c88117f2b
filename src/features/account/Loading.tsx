import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './Loading.module.css';

export const Loading = ({ rows, rowClass = styles.row }: { readonly rows: number; readonly rowClass?: string | undefined }) => (
  <div role="status" className={styles.rows}>
    <span className="visually-hidden">
      <Trans>Loading</Trans>
    </span>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} className={rowClass} />
    ))}
  </div>
);
