import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { RadioChoiceContext } from './radio-choice.ts';
import styles from './RadioGroup.module.css';

type RadioGroupProps<Value extends string> = {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly arrangement?: 'rows' | 'cards' | 'side';
  readonly children: ReactNode;
  readonly className?: string;
};

export function RadioGroup<Value extends string>({
  legend,
  legendHidden = false,
  value,
  onChange,
  disabled = false,
  arrangement = 'rows',
  children,
  className,
}: RadioGroupProps<Value>) {
  const name = useId();
  // The radios can only hand back values they were given as this group's children.
  const choose = (chosen: string) => onChange(chosen as Value);
  return (
    <fieldset className={className} disabled={disabled}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <RadioChoiceContext value={{ name, value, onChange: choose, disabled }}>
        <div className={classNames(styles[arrangement])}>{children}</div>
      </RadioChoiceContext>
    </fieldset>
  );
}
