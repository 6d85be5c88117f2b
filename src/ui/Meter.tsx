import { classNames } from './class-names.ts';
import styles from './Meter.module.css';

type MeterProps = {
  readonly label: string;
  readonly value: number;
  /** The value at which the bar is full; above zero. */
  readonly max: number;
  readonly valueText?: string;
  readonly className?: string;
};

export function Meter({ label, value, max, valueText, className }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  return (
    <div
      className={classNames(styles.meter, className)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
    >
      <span className={styles.fill} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
