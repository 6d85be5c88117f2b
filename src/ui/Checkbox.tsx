import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly label: ReactNode;
  /** A quieter line under the label. */
  readonly description?: ReactNode;
  /** Something at the right, such as a price. */
  readonly aside?: ReactNode;
  /** Draws a hairline under the row, but under the last. */
  readonly ruled?: boolean;
};

/** A box to tick; the whole row is its label. */
export function Checkbox({ label, description, aside, ruled = false, className, disabled, ...input }: CheckboxProps) {
  const descriptionId = useId();
  return (
    <label className={classNames(styles.row, ruled && styles.ruled, className)} data-disabled={disabled || undefined}>
      <input
        aria-describedby={description ? descriptionId : undefined}
        {...input}
        type="checkbox"
        disabled={disabled}
        className={classNames(styles.mark, styles.box)}
      />
      <span className={styles.words}>
        {label}
        {description ? (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        ) : null}
      </span>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
    </label>
  );
}
