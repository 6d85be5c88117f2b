import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';

export type ChoiceLook = {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly aside?: ReactNode;
  /** Draws a hairline under the row, but under the last. */
  readonly ruled?: boolean;
  readonly className?: string | undefined;
};

type ChoiceRowProps = ChoiceLook & {
  readonly disabled: boolean;
  /** Draws the mark; `descriptionId` names the line that describes it. */
  readonly children: (descriptionId: string | undefined) => ReactElement;
};

/** A mark with its words; the whole row is its label. */
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
