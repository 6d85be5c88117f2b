import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Failure } from '#contract/failure.ts';
import { profileForm } from '#contract/forms/profile-form.ts';
import { readForm, type FormProblem } from '#contract/forms/read-form.ts';
import { phoneText } from '#domain/phone.ts';
import type { Profile, ProfileDraft } from '#machines/profile/profile.machine.ts';
import { useApi } from '#src/api/api-context.ts';
import { phoneLengthOptions } from '#src/api/phone-length.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { problemText } from '../sign-in/form-texts.ts';
import { focusFirst } from '../sign-in/focus-first.ts';
import { FormTrouble } from '../sign-in/FormTrouble.tsx';
import { NewPasswordField } from '../sign-in/NewPasswordField.tsx';
import { useSpeakingForm } from '../sign-in/use-speaking-form.ts';
import styles from './ProfilePage.module.css';

type ProfileFormProps = {
  readonly user: StoredUser;
  readonly draft: ProfileDraft;
  /** How often another password was asked for; its field is theirs to type in each time. */
  readonly passwordAsked: number;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onTyped: (part: ProfileDraft) => void;
  readonly onGiven: (profile: Profile) => void;
  readonly onCancel: () => void;
};

/** Everything of an account that its customer may change; what was typed stays when it is not saved, passwords only here. */
export function ProfileForm({ user, draft: typed, passwordAsked, busy, failure, onTyped, onGiven, onCancel }: ProfileFormProps) {
  const { t, i18n } = useLingui();
  const [passwords, setPasswords] = useState({ old_password: '', new_password: '' });
  const { first_name, last_name, email, phone } = user;
  const draft = { first_name, last_name, email, phone, ...typed, ...passwords };
  const { data: phoneLength } = useQuery(phoneLengthOptions(useApi(), user._id));
  const reading = readForm(profileForm(phoneLength), { ...draft, phone: phoneText(draft.phone, user.country_phone_code) ?? draft.phone });
  const { form, said, wrong } = useSpeakingForm(reading, onGiven);
  const names: Readonly<Record<string, string>> = {
    first_name: t`First name`,
    last_name: t`Last name`,
    email: t`Email`,
    phone: t`Phone`,
    new_password: t`New password`,
    old_password: t`Current password`,
  };
  const say = (problem: FormProblem | undefined) => problem && i18n._(problemText(problem));
  const bind = (name: keyof Required<ProfileDraft>) => ({
    name,
    value: draft[name],
    error: say(said[name]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onTyped({ [name]: target.value }),
  });
  const isWrongPassword = failure?.kind === 'refused' && failure.code === 512;
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isWrongPassword && !busy && formRef.current) focusFirst(formRef.current, ['old_password']);
  }, [failure, isWrongPassword, busy]);
  return (
    <form ref={formRef} className={styles.form} {...form}>
      <FormTrouble fields={wrong.map((name) => names[name] ?? name)} failure={isWrongPassword ? null : failure} />
      <div className={styles.pair}>
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          autoFocus={passwordAsked === 0 && Object.keys(typed).length === 0}
          {...bind('first_name')}
        />
        <TextField label={t`Last name`} autoComplete="family-name" {...bind('last_name')} />
      </div>
      <TextField label={t`Email`} type="email" inputMode="email" autoComplete="email" {...bind('email')} />
      <TextField
        label={t`Phone`}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={user.country_phone_code}
        {...bind('phone')}
      />
      <NewPasswordField
        key={passwordAsked}
        autoFocus={passwordAsked > 0}
        label={t`New password`}
        name="new_password"
        optional={t`Optional`}
        value={draft.new_password}
        onChange={(new_password) => setPasswords({ ...passwords, new_password })}
        problem={say(said.new_password)}
      />
      <PasswordField
        label={t`Current password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        hint={t`Needed to save changes. A new email, phone or password signs out your other devices.`}
        name="old_password"
        value={draft.old_password}
        onChange={({ target }) => setPasswords({ ...passwords, old_password: target.value })}
        error={say(said.old_password) ?? (isWrongPassword ? <Trans>The current password is wrong.</Trans> : undefined)}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy} unready={!reading.ok} busyLabel={t`Saving`}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
