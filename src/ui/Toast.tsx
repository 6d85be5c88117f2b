import type { ReactNode } from 'react';
import styles from './Toast.module.css';

/** One piece of good news that can be undone. */
export type ToastItem = {
  readonly id: string;
  readonly message: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: { readonly label: ReactNode; readonly onAction: () => void };
};

type ToastProps = Omit<ToastItem, 'id'>;

/** A dark bar with one sentence and at most one action. Never for errors. */
export function Toast({ message, icon, action }: ToastProps) {
  return (
    <div className={styles.toast}>
      {icon ? <span className={styles.icon} aria-hidden="true">{icon}</span> : null}
      <span className={styles.message}>{message}</span>
      {action ? <button type="button" className={styles.action} onClick={action.onAction}>{action.label}</button> : null}
    </div>
  );
}
