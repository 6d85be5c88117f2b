import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { Failure } from '../../../contract/failure.ts';
import { newPasswordForm } from '../../../contract/forms/new-password-form.ts';
import { readForm } from '../../../contract/forms/read-form.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirst } from './focus-first.ts';
import { problemText } from './form-texts.ts';
import { FormTrouble } from './FormTrouble.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import styles from './sign-in.module.css';

type NewPasswordFormProps = { readonly busy: boolean; readonly failure: Failure | null; readonly onGiven: (password: string) => void };

/** The password that takes the place of a forgotten one. */
export function NewPasswordForm({ busy, failure, onGiven }: NewPasswordFormProps) {
  const { t, i18n } = useLingui();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const reading = readForm(newPasswordForm, { password });
  const problems = tried ? reading.problems : {};

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (reading.ok) onGiven(reading.values.password);
    else focusFirst(event.currentTarget, Object.keys(reading.problems));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormTrouble fields={Object.keys(problems).length} failure={failure} />
      <NewPasswordField label={t`New password`} value={password} onChange={setPassword} problem={problems.password && i18n._(problemText(problems.password))} failure={failure} />
      <p className={styles.words}><Trans>You will be signed out on all your devices.</Trans></p>
      <Button type="submit" full busy={busy} unready={!reading.ok} busyLabel={t`Saving`}><Trans>Save the password</Trans></Button>
    </form>
  );
}
