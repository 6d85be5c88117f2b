import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import styles from './Progress.module.css';

/** A line at the top while something is fetched. Its style keeps it back for 300 ms, so that what is quick shows none. */
export function Coming() {
  const { t } = useLingui();
  return <div role="progressbar" aria-label={t`Loading the page`} className={styles.progress} />;
}

export function Progress() {
  const isGoing = useRouterState({ select: ({ isLoading }) => isLoading });
  return isGoing ? <Coming /> : null;
}
