import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './Field.tsx';

type TextAreaFieldProps = FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook | 'children'>;

/** Several lines of text. Everything a `<textarea>` takes goes to it, `ref` too. */
export function TextAreaField({
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
  ...area
}: TextAreaFieldProps) {
  return (
    <Field tall {...{ label, hint, error, optional, labelHidden, icon, prefix, after, className, id, disabled }}>
      {(control) => <textarea rows={2} {...area} {...control} disabled={disabled} />}
    </Field>
  );
}
