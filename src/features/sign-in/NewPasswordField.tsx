import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '#contract/failure.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { passwordStrength } from './password-strength.ts';

type NewPasswordFieldProps = {
  readonly label?: string;
  readonly name?: string;
  readonly optional?: string;
  readonly autoFocus?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: ReactNode;
  /** What the server said to the last submit: a refusal stands here, silence is none of the form's. */
  readonly failure?: Failure | null;
};

export function NewPasswordField({
  label,
  name = 'password',
  optional,
  autoFocus,
  value,
  onChange,
  problem,
  failure = null,
}: NewPasswordFieldProps) {
  const { t } = useLingui();
  const hints = {
    empty: t`At least 6 characters. Longer is safer.`,
    tooShort: t`At least 6 characters. Longer is safer.`,
    weak: t`Weak. Make it longer.`,
    fair: t`Good. Longer is even better.`,
    strong: t`Strong.`,
  };
  return (
    <PasswordField
      label={label ?? t`Password`}
      optional={optional}
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      name={name}
      autoComplete="new-password"
      autoFocus={autoFocus}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={hints[passwordStrength(value)]}
      error={problem ?? (failure?.kind === 'refused' && <FailureText failure={failure} />)}
    />
  );
}
