import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactNode } from 'react';
import styles from './ActionRow.module.css';
import { classNames } from './class-names.ts';

type ActionRowProps = Omit<ComponentProps<'button'>, 'name' | 'type'> & {
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly tone?: 'danger';
};

export const ActionRow = ({ icon, name, tone, className, children, ...rest }: ActionRowProps) => (
  <button type="button" className={classNames(styles.row, tone === 'danger' && styles.danger, className)} {...rest}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <span>
      <span className={styles.name}>{name}</span> <span className={styles.words}>{children}</span>
    </span>
    <ChevronRight size={20} className={styles.mark} aria-hidden="true" />
  </button>
);
