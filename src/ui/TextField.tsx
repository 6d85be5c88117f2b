import type { ComponentProps } from 'react';
import { divided, Field, type FieldLook } from './Field.tsx';

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook | 'children'>;

export function TextField(props: TextFieldProps) {
  const [look, input] = divided(props);
  return <Field {...look}>{(control) => <input type="text" dir="auto" {...input} {...control} disabled={props.disabled} />}</Field>;
}
