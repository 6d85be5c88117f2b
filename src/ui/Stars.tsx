import Star from 'lucide-react/icons/star';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Stars.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

type StarsProps = {
  readonly legend: ReactNode;
  readonly value: number | null;
  readonly onChange: (stars: number) => void;
  readonly nameOf: (stars: number) => string;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly className?: string;
};

export function Stars({ legend, value, onChange, nameOf, disabled = false, describedBy, className }: StarsProps) {
  const name = useId();
  return (
    <fieldset className={className} disabled={disabled} aria-describedby={describedBy}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {FIVE.map((stars) => (
          <label key={stars} className={classNames(styles.star, value !== null && stars <= value && styles.on)}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              value={stars}
              aria-label={nameOf(stars)}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <Star size={28} aria-hidden="true" className={styles.shape} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
