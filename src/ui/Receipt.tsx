import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Receipt.module.css';

export type ReceiptLine = {
  readonly key: string;
  readonly label: ReactNode;
  readonly amount: ReactNode;
  readonly tone?: 'plain' | 'promo';
};

type ReceiptProps = {
  readonly lines: readonly ReceiptLine[];
  readonly total?: { readonly label: ReactNode; readonly amount: ReactNode };
  readonly below?: readonly ReceiptLine[];
  readonly className?: string;
};

export const Receipt = ({ lines, total, below = [], className }: ReceiptProps) => (
  <dl className={className}>
    {lines.map((line) => (
      <div key={line.key} className={classNames(styles.line, line.tone === 'promo' && styles.promo)}>
        <dt>{line.label}</dt>
        <dd className={styles.amount}>{line.amount}</dd>
      </div>
    ))}
    {total ? (
      <div className={classNames(styles.line, styles.total)}>
        <dt>{total.label}</dt>
        <dd className={styles.amount}>{total.amount}</dd>
      </div>
    ) : null}
    {below.map((line) => (
      <div key={line.key} className={classNames(styles.line, styles.below)}>
        <dt>{line.label}</dt>
        <dd className={styles.amount}>{line.amount}</dd>
      </div>
    ))}
  </dl>
);
