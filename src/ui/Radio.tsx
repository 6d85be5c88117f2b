import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { ChoiceRow, type ChoiceLook } from './ChoiceRow.tsx';
import { classNames } from './class-names.ts';
import { useRadioChoice } from './radio-choice.ts';

type RadioProps = ChoiceLook &
  Omit<ComponentProps<'input'>, keyof ChoiceLook | 'type' | 'children' | 'value' | 'name' | 'checked' | 'onChange'> & {
    readonly value: string;
  };

export function Radio({ value, label, description, aside, ruled, disabled = false, className, ...input }: RadioProps) {
  const choice = useRadioChoice();
  const off = disabled || choice.disabled;
  return (
    <ChoiceRow {...{ label, description, aside, ruled, className }} disabled={off}>
      {(descriptionId) => (
        <input
          aria-describedby={descriptionId}
          {...input}
          type="radio"
          name={choice.name}
          value={value}
          checked={choice.value === value}
          onChange={() => choice.onChange(value)}
          disabled={off}
          className={classNames(styles.mark, styles.ring)}
        />
      )}
    </ChoiceRow>
  );
}
