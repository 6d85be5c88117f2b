import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Stepper.module.css';

type StepperProps = {
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly disabled?: boolean;
  readonly className?: string;
};

/** Minus, count, plus. At an end the button stays in the tab order and does nothing. The count is read out while somebody is at its buttons, and says nothing behind a dialog. */
export function Stepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  min = 1,
  max = Infinity,
  disabled = false,
  className,
}: StepperProps) {
  const [used, setUsed] = useState(false);
  const low = disabled || value <= min;
  const high = disabled || value >= max;
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.stepper, className)}
      onFocus={() => setUsed(true)}
      onPointerDown={() => setUsed(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setUsed(false);
      }}
    >
      <IconButton
        label={decreaseLabel}
        icon={<Minus size={20} />}
        aria-disabled={low || undefined}
        onClick={() => {
          if (!low) onChange(value - 1);
        }}
      />
      <span role={used ? 'status' : undefined} className={styles.value}>
        {value}
      </span>
      <IconButton
        label={increaseLabel}
        icon={<Plus size={20} />}
        aria-disabled={high || undefined}
        onClick={() => {
          if (!high) onChange(value + 1);
        }}
      />
    </div>
  );
}
