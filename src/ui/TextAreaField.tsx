import type { ComponentProps } from 'react';
import { divided, Field, type FieldLook } from './Field.tsx';

type TextAreaFieldProps = FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook | 'children'>;

export function TextAreaField(props: TextAreaFieldProps) {
  const [look, area] = divided(props);
  return (
    <Field tall {...look}>
      {(control) => <textarea rows={2} dir="auto" {...area} {...control} disabled={props.disabled} />}
    </Field>
  );
}
