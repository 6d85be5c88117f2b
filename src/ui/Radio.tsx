import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';
import { useRadioChoice } from './radio-choice.ts';

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'name' | 'checked' | 'onChange'> & {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Something at the right, such as a price. */
  readonly aside?: ReactNode;
  readonly ruled?: boolean;
};

/** One row of a `RadioGroup`. */
export function Radio({ value, label, description, aside, ruled = false, disabled = false, className, ...input }: RadioProps) {
  const choice = useRadioChoice();
  const descriptionId = useId();
  const off = disabled || choice.disabled;
  return (
    <label className={classNames(styles.row, ruled && styles.ruled, className)} data-disabled={off || undefined}>
      <input
        aria-describedby={description ? descriptionId : undefined}
        {...input}
        type="radio"
        name={choice.name}
        value={value}
        checked={choice.value === value}
        onChange={() => choice.onChange(value)}
        disabled={off}
        className={classNames(styles.mark, styles.ring)}
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
