import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './Loading.module.css';

/** Still boxes where `rows` rows will stand. */
export function Loading({ rows }: { readonly rows: number }) {
  return (
    <div role="status" className={styles.rows}>
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
