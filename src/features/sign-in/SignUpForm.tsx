import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { Failure } from '#contract/failure.ts';
import { readForm, type FormProblem } from '#contract/forms/read-form.ts';
import { signUpForm } from '#contract/forms/sign-up-form.ts';
import { isValidPhone } from '#domain/valid-phone.ts';
import { phoneText, readPhone } from '#domain/phone.ts';
import type { Registration } from '#machines/sign-in/sign-in.setup.ts';
import { appliedCode, type Referral } from '#src/features/sign-in/use-referral.ts';
import { useApi } from '#src/api/api-context.ts';
import { countriesOptions } from '#src/api/session.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { SignUpDraft } from './drafts.ts';
import { focusFirst } from './focus-first.ts';
import { problemText } from './form-texts.ts';
import { FormTrouble } from './FormTrouble.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { usePhoneCode } from './use-phone-code.ts';
import { ReferralField } from './ReferralField.tsx';
import styles from './sign-in.module.css';
import { TermsBox } from './TermsBox.tsx';
import { useSpeakingForm } from './use-speaking-form.ts';

type SignUpFormProps = {
  readonly draft: SignUpDraft;
  readonly onDraft: (draft: SignUpDraft) => void;
  readonly referral: Referral | null;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly autoFocus: boolean;
  readonly firstField: Ref<HTMLInputElement>;
  readonly onGiven: (registration: Registration) => void;
};

/** The field that a refusal is about; under the password stands what is about none (specification 1, section 5). */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  501: 'phone',
  502: 'email',
  503: 'phone',
  531: 'referral_code',
  532: 'referral_code',
  533: 'referral_code',
  541: 'referral_code',
  547: 'referral_code',
  550: 'referral_code',
};

const readDraft = (draft: SignUpDraft) => {
  const phone = readPhone(draft.phone, draft.phoneCode);
  return readForm(signUpForm, {
    first_name: draft.firstName,
    last_name: draft.lastName,
    email: draft.email,
    password: draft.password,
    country_phone_code: phone?.code ?? draft.phoneCode,
    phone: (isValidPhone(phone) && phoneText(draft.phone, draft.phoneCode)) || draft.phone,
    referral_code: draft.referralCode,
    // The schema knows ticked alone; a box that is not ticked is its problem to tell.
    terms: draft.terms as true,
  });
};

export function SignUpForm({ draft: typed, onDraft, referral, busy, failure, autoFocus, firstField, onGiven }: SignUpFormProps) {
  const { t, i18n } = useLingui();
  const codeAround = usePhoneCode();
  const draft = { ...typed, phoneCode: typed.phoneCode || codeAround };
  const served = useQuery(countriesOptions(useApi())).data?.countries ?? [];
  const reading = readDraft(draft);
  const { form, said, wrong } = useSpeakingForm(reading, ({ terms: _accepted, ...registration }) => {
    // Where somebody orders is one of the countries that are served, wherever their phone is from.
    const country = served.find(({ country_phone_code: code }) => code === draft.phoneCode) ?? served[0];
    onGiven({ ...registration, phone: readPhone(registration.phone)?.digits ?? registration.phone, country_id: country?._id });
  });
  const [first] = useState(() => (typed.firstName === '' ? 'first_name' : typed.lastName === '' ? 'last_name' : 'email'));
  const focused = (name: typeof first) => (name === first ? { ref: firstField, autoFocus } : {});
  const change = (part: Partial<SignUpDraft>) => onDraft({ ...typed, ...part });
  const refusedField = failure?.kind === 'refused' ? (FIELD_OF[failure.code] ?? 'password') : null;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusedField && box.current) focusFirst(box.current, [refusedField]);
  }, [refusedField, failure]);
  const say = (problem: FormProblem | undefined, name?: string): ReactNode =>
    problem ? i18n._(problemText(problem)) : failure && name === refusedField ? <FailureText failure={failure} /> : undefined;
  const names: Readonly<Record<string, string>> = {
    first_name: t`First name`,
    last_name: t`Last name`,
    email: t`Email`,
    password: t`Password`,
    phone: t`Phone`,
    referral_code: t`Referral code`,
    terms: t`Terms and conditions`,
  };
  return (
    <form ref={box} className={styles.form} {...form}>
      <FormTrouble fields={wrong.map((name) => names[name] ?? name)} failure={refusedField ? null : failure} />
      <div className={styles.pair}>
        <TextField
          label={t`First name`}
          name="first_name"
          autoComplete="given-name"
          {...focused('first_name')}
          value={draft.firstName}
          onChange={({ target }) => change({ firstName: target.value })}
          error={say(said.first_name)}
        />
        <TextField
          label={t`Last name`}
          name="last_name"
          {...focused('last_name')}
          autoComplete="family-name"
          value={draft.lastName}
          onChange={({ target }) => change({ lastName: target.value })}
          error={say(said.last_name)}
        />
      </div>
      <TextField
        label={t`Email`}
        name="email"
        {...focused('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={draft.email}
        onChange={({ target }) => change({ email: target.value })}
        error={say(said.email, 'email')}
      />
      <NewPasswordField value={draft.password} onChange={(password) => change({ password })} problem={say(said.password, 'password')} />
      <PhoneFields
        code={draft.phoneCode}
        phone={draft.phone}
        error={say(said.phone, 'phone')}
        onCode={(phoneCode) => {
          change({ phoneCode });
          const code = referral ? appliedCode(referral) : '';
          if (code !== '') referral?.give({ code, phoneCode });
        }}
        onPhone={(phone) => change({ phone })}
      />
      {referral ? (
        <ReferralField
          referral={referral}
          phoneCode={draft.phoneCode}
          typed={draft.referralCode}
          onTyped={(referralCode) => change({ referralCode })}
          refused={say(undefined, 'referral_code')}
        />
      ) : null}
      <TermsBox accepted={draft.terms} onChange={(terms) => change({ terms })} error={say(said.terms)} />
      <Button type="submit" full busy={busy} unready={!reading.ok} busyLabel={t`Creating your account`}>
        <Trans>Sign Up</Trans>
      </Button>
    </form>
  );
}
