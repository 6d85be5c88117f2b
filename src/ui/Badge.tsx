import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Badge.module.css';

type BadgeProps = {
  readonly tone?: 'tag' | 'cashback' | 'info' | 'ok' | 'missing';
  readonly icon?: ReactElement | undefined;
  readonly children: ReactNode;
  readonly className?: string;
};

export const Badge = ({ tone = 'tag', icon, children, className }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone], className)}>
    {icon}
    <span>{children}</span>
  </span>
);
