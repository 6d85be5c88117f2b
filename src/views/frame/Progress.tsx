import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import styles from './Progress.module.css';

/** A line at the top while the next page is fetched. Its style keeps it back for 300 ms, so that a quick page shows none. */
export function Progress() {
  const { t } = useLingui();
  const isGoing = useRouterState({ select: ({ isLoading }) => isLoading });
  return isGoing ? <div role="progressbar" aria-label={t`Loading the page`} className={styles.progress} /> : null;
}
