import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Failure } from '#contract/failure.ts';
import { newPasswordForm } from '#contract/forms/new-password-form.ts';
import { readForm } from '#contract/forms/read-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { problemText } from './form-texts.ts';
import { FormTrouble } from './FormTrouble.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import styles from './sign-in.module.css';
import { useSpeakingForm } from './use-speaking-form.ts';

type NewPasswordFormProps = { readonly busy: boolean; readonly failure: Failure | null; readonly onGiven: (password: string) => void };

export function NewPasswordForm({ busy, failure, onGiven }: NewPasswordFormProps) {
  const { t, i18n } = useLingui();
  const [password, setPassword] = useState('');
  const reading = readForm(newPasswordForm, { password });
  const { form, said, wrong } = useSpeakingForm(reading, (values) => onGiven(values.password));
  return (
    <form className={styles.form} {...form}>
      <FormTrouble fields={wrong.map(() => t`New password`)} failure={failure} />
      <NewPasswordField
        label={t`New password`}
        value={password}
        onChange={setPassword}
        problem={said.password && i18n._(problemText(said.password))}
        failure={failure}
      />
      <p className={styles.words}>
        <Trans>You’ll be signed out on all your devices.</Trans>
      </p>
      <Button type="submit" full busy={busy} unready={!reading.ok} busyLabel={t`Saving`}>
        <Trans>Save the password</Trans>
      </Button>
    </form>
  );
}
