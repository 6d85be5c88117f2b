import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Tabs.module.css';

type TabsProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
};

export const tabClass = styles.tab ?? '';

export const Tabs = ({ label, children, className }: TabsProps) => (
  <nav aria-label={label} className={classNames(styles.tabs, className)}>
    {children}
  </nav>
);
