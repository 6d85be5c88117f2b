import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './ChoiceBox.module.css';

type ChoiceBoxProps<Value extends string> = {
  /** Read out, not drawn. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: Value) => void;
  readonly icon?: ReactNode;
  readonly className?: string;
};

/** One of a few, by the browser's own list: nothing to load, and at home on every phone. */
export function ChoiceBox<Value extends string>({ label, value, options, onChange, icon, className }: ChoiceBoxProps<Value>) {
  return (
    <span className={classNames(styles.box, Boolean(icon) && styles.withIcon, className)}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <select aria-label={label} className={styles.select} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
    </span>
  );
}
