import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Sign.module.css';

type SignProps = {
  readonly tone: 'pre' | 'busy' | 'closed';
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly size?: 'normal' | 'small';
  readonly className?: string;
};

export const Sign = ({ tone, title, note, size = 'normal', className }: SignProps) => (
  <span className={classNames(styles.sign, size === 'small' && styles.small, className)}>
    <svg className={styles.string} width="90" height="46" viewBox="0 0 90 46" aria-hidden="true">
      <path d="M14 45 45 9 76 45" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="45" cy="7" r="4.5" fill="currentColor" />
    </svg>
    <span className={classNames(styles.board, styles[tone])}>
      <strong className={styles.title}>{title}</strong>
      {note ? (
        <>
          {' '}
          <span className={styles.note}>{note}</span>
        </>
      ) : null}
    </span>
  </span>
);
