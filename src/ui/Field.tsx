import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldBox } from './FieldBox.tsx';
import styles from './Field.module.css';

export type FieldLook = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optional?: ReactNode;
  readonly labelHidden?: boolean;
  readonly icon?: ReactNode;
  readonly prefix?: ReactNode;
  readonly after?: ReactElement | null | undefined;
  readonly className?: string;
};

export type FieldControl = {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export function divided<Props extends FieldLook & { readonly id?: string | undefined; readonly disabled?: boolean | undefined }>({
  label,
  hint,
  error,
  optional,
  labelHidden,
  icon,
  prefix,
  after,
  className,
  id,
  disabled,
  ...control
}: Props) {
  return [{ label, hint, error, optional, labelHidden, icon, prefix, after, className, id, disabled }, control] as const;
}

type FieldProps = FieldLook & {
  readonly id?: string;
  readonly disabled?: boolean;
  readonly tall?: boolean;
  readonly children: (control: FieldControl) => ReactElement;
};

export function Field({
  label,
  hint,
  error,
  optional,
  labelHidden,
  icon,
  prefix,
  after,
  className,
  id,
  disabled = false,
  tall,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames(styles.field, className)} data-invalid={Boolean(error) || undefined} data-disabled={disabled || undefined}>
      <div className={classNames(styles.heading, labelHidden && 'visually-hidden')}>
        <label htmlFor={controlId}>{label}</label>
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </div>
      <FieldBox className={classNames(styles.box, tall && styles.tall)}>
        {icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
        {children({
          id: controlId,
          className: styles.control,
          'aria-describedby': note ? noteId : undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {after}
      </FieldBox>
      {note ? (
        <FieldNote id={noteId} isError={Boolean(error)}>
          {note}
        </FieldNote>
      ) : null}
    </div>
  );
}

export const FieldNote = ({ id, isError, children }: { readonly id: string; readonly isError: boolean; readonly children: ReactNode }) => (
  <p id={id} className={isError ? styles.error : styles.hint}>
    {isError ? <CircleAlert size={16} aria-hidden="true" /> : null}
    <span>{children}</span>
  </p>
);
