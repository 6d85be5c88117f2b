import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Tabs.module.css';

type TabsProps = {
  readonly label: string;
  /** Links with `tabClass`; the one in view has `aria-current`. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** The class of a link inside `Tabs`. */
export const tabClass = styles.tab ?? '';

/** A row of links to the pages (or places) of one subject. It scrolls sideways where it is too long. */
export function Tabs({ label, children, className }: TabsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.tabs, className)}>
      {children}
    </nav>
  );
}
