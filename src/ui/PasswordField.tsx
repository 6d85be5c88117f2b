import EyeOff from 'lucide-react/icons/eye-off';
import Eye from 'lucide-react/icons/eye';
import { useState, type ComponentProps } from 'react';
import { divided, Field, type FieldLook } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

type PasswordFieldProps = Omit<FieldLook, 'after'> &
  Omit<ComponentProps<'input'>, keyof FieldLook | 'children' | 'type'> & {
    readonly showLabel: string;
    readonly hideLabel: string;
  };

export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [look, input] = divided(props);
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={shown ? hideLabel : showLabel}
      icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
      onClick={() => setShown(!shown)}
      disabled={props.disabled}
    />
  );
  return (
    <Field {...look} after={toggle}>
      {(control) => (
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          disabled={props.disabled}
        />
      )}
    </Field>
  );
}
