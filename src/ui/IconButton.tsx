import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, in words; say the count in it too. */
  readonly label: string;
  readonly icon: ReactElement;
  readonly look?: 'plain' | 'raised' | 'secondary';
  /** A number on a small safran badge; nothing for 0. */
  readonly count?: number;
};

/** A square button of 44 with a picture for a label. */
export const IconButton = ({ label, icon, look = 'plain', count = 0, className, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} aria-label={label} className={classNames(styles.button, styles[look], className)}>
    {icon}
    {count > 0 ? (
      <span className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    ) : null}
  </button>
);
