import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { ChoiceRow, type ChoiceLook } from './ChoiceRow.tsx';
import { classNames } from './class-names.ts';

type CheckboxProps = ChoiceLook & Omit<ComponentProps<'input'>, keyof ChoiceLook | 'type' | 'children'>;

export const Checkbox = ({ label, description, aside, ruled, className, disabled = false, ...input }: CheckboxProps) => (
  <ChoiceRow {...{ label, description, aside, ruled, className, disabled }}>
    {(descriptionId) => (
      <input
        aria-describedby={descriptionId}
        {...input}
        type="checkbox"
        disabled={disabled}
        className={classNames(styles.mark, styles.box)}
      />
    )}
  </ChoiceRow>
);
