import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Line.module.css';

/** A place on the line. `now` is the one reached and not yet left; at `off` the way ended before it was gone. */
export type LineStop = {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly time?: ReactNode;
  readonly state: 'done' | 'now' | 'next' | 'off';
  readonly stateLabel?: ReactNode;
};

type LineProps = {
  readonly label: string;
  readonly stops: readonly LineStop[];
  readonly direction?: 'vertical' | 'horizontal' | 'both';
  readonly current?: 'step' | 'location';
  readonly className?: string;
};

export function Line({ label, stops, direction = 'vertical', current = 'step', className }: LineProps) {
  const timed = stops.some((stop) => stop.time);
  return (
    <ol
      aria-label={label}
      className={classNames(styles.line, styles[direction], timed && styles.timed, current === 'location' && styles.place, className)}
    >
      {stops.map((stop) => (
        <li
          key={stop.key}
          className={classNames(styles.stop, styles[stop.state])}
          aria-current={stop.state === 'now' ? current : undefined}
        >
          <span className={styles.words}>
            <span className={styles.label}>{stop.label}</span>
            {stop.stateLabel ? <span className="visually-hidden"> {stop.stateLabel}</span> : null}
            {stop.note ? <span className={styles.note}>{stop.note}</span> : null}
          </span>
          {stop.time ? <span className={styles.time}>{stop.time}</span> : null}
        </li>
      ))}
    </ol>
  );
}
