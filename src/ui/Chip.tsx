import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Chip.module.css';

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  /** Chosen: it shows a tick and a thicker edge, so that colour is never the only sign. */
  readonly on: boolean;
};

export const Chip = ({ on, className, children, type = 'button', ...rest }: ChipProps) => (
  <button {...rest} type={type} aria-pressed={on} className={classNames(styles.chip, on && styles.on, className)}>
    {on ? <Check size={18} aria-hidden="true" /> : null}
    <span>{children}</span>
  </button>
);
