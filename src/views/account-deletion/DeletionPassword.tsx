import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { password } from '#contract/forms/form-fields.ts';
import { readForm } from '#contract/forms/read-form.ts';
import type { AccountDeletionView } from '#machines/account-deletion/account-deletion.view.ts';
import { Message } from '#src/ui/Message.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { FailureText } from '../failures/FailureText.tsx';
import { problemText } from '../sign-in/form-texts.ts';
import { useSpeakingForm } from '../sign-in/use-speaking-form.ts';
import styles from './AccountDeletion.module.css';

const passwordForm = v.object({ password: password() });

type DeletionPasswordProps = {
  /** The form's, which the button at the dialog's foot sends. */
  readonly id: string;
  readonly view: Extract<AccountDeletionView, { readonly is: 'password' }>;
  readonly onGiven: (password: string) => void;
};

/** Asks for the password; what was typed stays where it came to nothing. */
export function DeletionPassword({ id, view: { busy, failure, isStillThere }, onGiven }: DeletionPasswordProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const { form, said } = useSpeakingForm(readForm(passwordForm, { password: typed }), ({ password: given }) => onGiven(given));
  const isWrong = failure?.kind === 'refused' && failure.code === 512;
  const isTooOften = failure?.kind === 'refused' && failure.code === 511;
  const problem = said.password && i18n._(problemText(said.password));
  return (
    <form id={id} className={styles.form} {...form}>
      {isStillThere ? (
        <Message tone="warn">
          <Trans>The answer was lost on its way. Your account is still there.</Trans>
        </Message>
      ) : null}
      {isTooOften ? (
        <Message tone="bad">
          <Trans>Too many wrong passwords. Try again in a quarter of an hour.</Trans>
        </Message>
      ) : null}
      {failure && !isWrong && !isTooOften ? (
        <Message tone="bad">
          <FailureText failure={failure} />
        </Message>
      ) : null}
      <PasswordField
        label={t`Your password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        name="password"
        autoFocus
        disabled={busy}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={problem ?? (isWrong ? <Trans>This is not your password.</Trans> : undefined)}
      />
    </form>
  );
}
