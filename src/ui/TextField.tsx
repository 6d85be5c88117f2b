import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './Field.tsx';

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook | 'children'>;

/** One line of text. Everything an `<input>` takes goes to it, `ref` too. */
export function TextField({
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
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, icon, prefix, after, className, id, disabled }}>
      {(control) => <input type="text" {...input} {...control} disabled={disabled} />}
    </Field>
  );
}
