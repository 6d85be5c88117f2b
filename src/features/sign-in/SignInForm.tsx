import { typedMark } from '#contract/typed-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { Failure } from '#contract/failure.ts';
import { readForm } from '#contract/forms/read-form.ts';
import { signInForm, type IdentifierKind } from '#contract/forms/sign-in-form.ts';
import { phoneText } from '#domain/phone.ts';
import type { Credentials } from '#machines/sign-in/sign-in.setup.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import type { SignInDraft } from './drafts.ts';
import { problemText } from './form-texts.ts';
import { FormTrouble } from './FormTrouble.tsx';
import styles from './sign-in.module.css';
import { usePhoneCode } from './use-phone-code.ts';
import { useSpeakingForm } from './use-speaking-form.ts';

type SignInFormProps = {
  readonly kind: IdentifierKind;
  readonly draft: SignInDraft;
  readonly onDraft: (draft: SignInDraft) => void;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly autoFocus: boolean;
  readonly firstField: Ref<HTMLInputElement>;
  readonly onGiven: (credentials: Credentials) => void;
  readonly onForgot: () => void;
};

const INPUT = {
  emailOrPhone: { inputMode: 'email', autoComplete: 'username' },
  email: { inputMode: 'email', autoComplete: 'username' },
  phone: { inputMode: 'tel', autoComplete: 'username' },
} as const;

export function SignInForm({ kind, draft, onDraft, busy, failure, autoFocus, firstField, onGiven, onForgot }: SignInFormProps) {
  const { t, i18n } = useLingui();
  const code = usePhoneCode();
  const isPhone = kind !== 'email' && !typedMark(draft.identifier).includes('@');
  const reading = readForm(signInForm(kind), {
    email: isPhone ? (phoneText(draft.identifier, code) ?? draft.identifier) : draft.identifier,
    password: draft.password,
  });
  const { form, said, wrong } = useSpeakingForm(reading, (given) => onGiven(isPhone ? { ...given, country_phone_code: code } : given));
  const labels = { emailOrPhone: t`Email or phone`, email: t`Email`, phone: t`Phone` };
  const names: Readonly<Record<string, string>> = { email: labels[kind], password: t`Password` };
  return (
    <form className={styles.form} {...form}>
      <FormTrouble fields={wrong.map((name) => names[name] ?? name)} failure={failure} />
      <TextField
        {...INPUT[kind]}
        label={labels[kind]}
        name="email"
        autoCapitalize="none"
        spellCheck={false}
        ref={firstField}
        autoFocus={autoFocus}
        value={draft.identifier}
        onChange={({ target }) => onDraft({ ...draft, identifier: target.value })}
        error={said.email && i18n._(problemText(said.email))}
      />
      <PasswordField
        label={t`Password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        name="password"
        autoComplete="current-password"
        value={draft.password}
        onChange={({ target }) => onDraft({ ...draft, password: target.value })}
        error={said.password ? i18n._(problemText(said.password)) : failure?.kind === 'refused' && <FailureText failure={failure} />}
      />
      <Button variant="quiet" size="small" className={styles.forgot} disabled={busy} onClick={onForgot}>
        <Trans>Forgot password?</Trans>
      </Button>
      <Button type="submit" full busy={busy} unready={!reading.ok} busyLabel={t`Signing in`}>{t`Sign In`}</Button>
    </form>
  );
}
