import { classNames } from './class-names.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'find';
export type ButtonSize = 'normal' | 'small';

type ButtonLook = {
  readonly size?: ButtonSize;
  readonly full?: boolean;
  readonly split?: boolean;
  readonly className?: string;
};

export const buttonClass = (
  variant: ButtonVariant = 'primary',
  { size = 'normal', full = false, split = false, className }: ButtonLook = {},
): string =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small, full && styles.full, split && styles.split, className);
