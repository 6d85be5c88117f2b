import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly className?: string;
};

export function EmptyState({ picture, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children ? <p className={styles.text}>{children}</p> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
