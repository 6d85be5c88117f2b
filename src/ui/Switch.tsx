import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly labelHidden?: boolean;
};

export function Switch({ label, description, labelHidden = false, className, disabled, ...input }: SwitchProps) {
  const descriptionId = useId();
  return (
    <label className={classNames(styles.row, className)} data-disabled={disabled || undefined}>
      <span className={classNames(styles.words, labelHidden && 'visually-hidden')}>
        <span>{label}</span>
        {description ? (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        ) : null}
      </span>
      <input
        aria-describedby={description ? descriptionId : undefined}
        {...input}
        type="checkbox"
        role="switch"
        disabled={disabled}
        className={styles.track}
      />
    </label>
  );
}
