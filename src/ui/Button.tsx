import { useId, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly full?: boolean;
  readonly icon?: ReactElement | undefined;
  readonly amount?: ReactNode;
  readonly busy?: boolean;
  /** The verb while busy ("Saving"); without it the spinner stands alone in the middle. */
  readonly busyLabel?: ReactNode;
  /** Why it is disabled, shown beside it and read with it. With a reason the button keeps its place in the tab order. */
  readonly reason?: ReactNode;
  /** Something is still missing: assistive technology reads it as disabled, but it looks alive, and a press goes through and says what. */
  readonly unready?: boolean;
};

type FaceProps = {
  readonly icon: ReactElement | undefined;
  readonly amount: ReactNode;
  readonly away: boolean | undefined;
  readonly outspoken: boolean;
  readonly children: ReactNode;
};

const Face = ({ icon, amount, away, outspoken, children }: FaceProps) => (
  <span className={classNames(styles.face, away && styles.away)} aria-hidden={(away && outspoken) || undefined}>
    {icon}
    <span className={styles.label}>{children}</span>
    {amount === undefined ? null : <span className={styles.amount}>{amount}</span>}
  </span>
);

const Working = ({ busy, label }: { readonly busy: boolean; readonly label: ReactNode }) => (
  <span className={classNames(styles.face, styles.working, !busy && styles.away)} aria-hidden={!busy || undefined}>
    <Spinner className={busy ? undefined : styles.still} />
    {label ? <span className={styles.label}>{label}</span> : null}
  </span>
);

export function Button({
  variant,
  size,
  full,
  icon,
  amount,
  busy,
  busyLabel,
  reason,
  unready,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const explained = Boolean(disabled && reason);
  const blocked = busy || explained;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, { size, full, split: amount !== undefined, className })}
      disabled={disabled && !explained}
      aria-disabled={blocked || unready || undefined}
      aria-busy={busy || undefined}
      aria-describedby={classNames(rest['aria-describedby'], explained && reasonId) || undefined}
      data-disabled={disabled || undefined}
      onClick={press}
    >
      <Face icon={icon} amount={amount} away={busy} outspoken={Boolean(busyLabel)}>
        {children}
      </Face>
      {busy || busyLabel ? <Working busy={Boolean(busy)} label={busyLabel} /> : null}
    </button>
  );

  if (!explained) return button;
  return (
    <span className={classNames(styles.explained, full && styles.stacked)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}
