import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { Toast, type ToastItem } from './Toast.tsx';
import styles from './ToastRegion.module.css';

type ToastRegionProps = {
  /** The name of the place where news comes. */
  readonly label: string;
  readonly toasts: readonly ToastItem[];
  /** Called when a toast has had its time. */
  readonly onExpire: (id: string) => void;
  /** Milliseconds each toast stays; a hover or a focus stops the time, and it starts again after. */
  readonly duration?: number;
};

/** Where toasts stand. Render it once and always, empty or not, so that what comes is read out. */
export function ToastRegion({ label, toasts, onExpire, duration = 6000 }: ToastRegionProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const empty = toasts.length === 0;
  useEffect(() => {
    // A toast that goes away under the pointer or the focus sends no event of leaving.
    if (empty) {
      setHovered(false);
      setFocused(false);
    }
  }, [empty]);
  const blur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className={styles.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
    >
      {toasts.map((toast) => (
        <Timed key={toast.id} toast={toast} paused={hovered || focused} duration={duration} onExpire={onExpire} />
      ))}
    </section>
  );
}

type TimedProps = {
  readonly toast: ToastItem;
  readonly paused: boolean;
  readonly duration: number;
  readonly onExpire: (id: string) => void;
};

function Timed({ toast, paused, duration, onExpire }: TimedProps) {
  const expire = useEffectEvent(() => onExpire(toast.id));
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => expire(), duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);
  return (
    <div className={styles.entry}>
      <Toast message={toast.message} icon={toast.icon} action={toast.action} />
    </div>
  );
}
