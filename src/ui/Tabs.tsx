import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Tabs.module.css';

type TabsProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
};

export const tabClass = styles.tab ?? '';

export function Tabs({ label, children, className }: TabsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.tabs, className)}>
      {children}
    </nav>
  );
}
