import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';

export type ChoiceLook = {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly aside?: ReactNode;
  readonly ruled?: boolean;
  readonly className?: string | undefined;
};

type ChoiceRowProps = ChoiceLook & {
  readonly disabled: boolean;
  readonly children: (descriptionId: string | undefined) => ReactElement;
};

export function ChoiceRow({ label, description, aside, ruled = false, className, disabled, children }: ChoiceRowProps) {
  const descriptionId = useId();
  return (
    <label className={classNames(styles.row, ruled && styles.ruled, className)} data-disabled={disabled || undefined}>
      {children(description ? descriptionId : undefined)}
      <span className={styles.words}>
        <span>{label}</span>
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
