import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { Failure } from '#contract/failure.ts';
import { forgotPasswordForm } from '#contract/forms/forgot-password-form.ts';
import { readForm } from '#contract/forms/read-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { problemText } from './form-texts.ts';
import { FormTrouble } from './FormTrouble.tsx';
import styles from './sign-in.module.css';
import { useSpeakingForm } from './use-speaking-form.ts';

type ForgotPasswordFormProps = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly firstField: Ref<HTMLInputElement>;
  readonly onGiven: (email: string) => void;
};

export function ForgotPasswordForm({ email, onEmail, busy, failure, firstField, onGiven }: ForgotPasswordFormProps) {
  const { t, i18n } = useLingui();
  const reading = readForm(forgotPasswordForm, { email });
  const { form, said, wrong } = useSpeakingForm(reading, (values) => onGiven(values.email));
  return (
    <form className={styles.form} {...form}>
      <FormTrouble fields={wrong.map(() => t`Email`)} failure={failure} />
      <p className={styles.words}>
        <Trans>Enter your account’s email address. We’ll send you a link to choose a new password.</Trans>
      </p>
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        ref={firstField}
        autoFocus
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        error={said.email && i18n._(problemText(said.email))}
      />
      <Button type="submit" full busy={busy} unready={!reading.ok} busyLabel={t`Sending`}>
        <Trans>Send the link</Trans>
      </Button>
    </form>
  );
}
