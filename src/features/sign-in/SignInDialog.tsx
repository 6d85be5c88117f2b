import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredUser } from '#contract/entities/user.ts';
import { identifierKind } from '#contract/forms/sign-in-form.ts';
import { useApi } from '#src/api/api-context.ts';
import { settingsOptions } from '#src/api/session.ts';
import type { SignInBeginning } from '#machines/sign-in/sign-in.setup.ts';
import type { SignInForm as Form } from '#machines/sign-in/sign-in.view.ts';
import { useReferral } from '#src/features/sign-in/use-referral.ts';
import { useKnownContact } from '#src/features/sign-in/use-known-contact.ts';
import { useSignIn } from '#src/features/sign-in/use-sign-in.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { CheckEmail } from './CheckEmail.tsx';
import { EMPTY_SIGN_IN, EMPTY_SIGN_UP, knownSignUp, onToSignIn, onToSignUp, type SignUpDraft } from './drafts.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Who signed in, null when the dialog was closed; `isNew` when the account was made just now. */
export type SignInResult = { readonly user: StoredUser | null; readonly isNew: boolean };

type SignInDialogProps = {
  readonly begin: SignInBeginning;
  readonly kept: SignUpDraft | null;
  readonly onKept: (draft: SignUpDraft) => void;
  readonly onClosed: (result: SignInResult) => void;
};

const BOTH_WAYS = { is_user_login_by_email: true, is_user_login_by_phone: true, is_referral_to_user: true };

export function SignInDialog({ begin, kept, onKept, onClosed }: SignInDialogProps) {
  const { t } = useLingui();
  const [view, send, actor] = useSignIn(begin);
  const referral = useReferral();
  const { data } = useQuery(settingsOptions(useApi()));
  const [signIn, setSignIn] = useState(EMPTY_SIGN_IN);
  const known = useKnownContact();
  const [signUp, setSignUp] = useState(() => {
    const contact = kept === null ? known() : null;
    return kept ?? (contact ? knownSignUp(contact) : EMPTY_SIGN_UP);
  });
  const [email, setEmail] = useState('');
  const [switched, setSwitched] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const setting = data?.setting ?? BOTH_WAYS;

  const finish = useEffectEvent(() => onClosed(actor.getSnapshot().output ?? { user: null, isNew: false }));
  useEffect(() => {
    if (view.finished) finish();
  }, [view.finished]);

  useReturnedFocus();
  const typeSignUp = (draft: SignUpDraft) => {
    setSignUp(draft);
    onKept({ ...draft, password: '' });
  };
  const change = (type: 'signIn.chosen' | 'signUp.chosen' | 'forgot.chosen') => {
    setSwitched(true);
    if (type === 'forgot.chosen' && email === '' && signIn.identifier.includes('@')) setEmail(signIn.identifier);
    if (type === 'signUp.chosen') setSignUp(onToSignUp(signUp, signIn));
    if (type === 'signIn.chosen') setSignIn(onToSignIn(signIn, { ...signUp, email: signUp.email || email }));
    send({ type });
  };
  const titles: Record<Form, string> = {
    signIn: t`Sign In`,
    signUp: t`Sign Up`,
    forgotPassword: t`Forgot password`,
    checkEmail: t`Check your email`,
  };
  const common = { busy: view.busy || view.finished, failure: view.failure, autoFocus: switched, firstField };
  const form: Form = view.finished ? begin : view.form;
  return (
    <Dialog
      open={!view.finished}
      onClose={() => send({ type: 'dialog.closed' })}
      title={titles[form]}
      closeLabel={t`Close`}
      initialFocus={firstField}
    >
      {form === 'checkEmail' ? null : (
        <p className={styles.other}>
          {form === 'signIn' ? (
            <Trans>No account yet?</Trans>
          ) : form === 'signUp' ? (
            <Trans>Already have an account?</Trans>
          ) : (
            <Trans>Remembered it?</Trans>
          )}{' '}
          <Button
            variant="quiet"
            size="small"
            disabled={view.busy}
            onClick={() => change(form === 'signIn' ? 'signUp.chosen' : 'signIn.chosen')}
          >
            {form === 'signIn' ? <Trans>Sign Up</Trans> : <Trans>Sign In</Trans>}
          </Button>
        </p>
      )}
      {form === 'signIn' ? (
        <SignInForm
          {...common}
          kind={identifierKind(setting)}
          draft={signIn}
          onDraft={setSignIn}
          onGiven={(credentials) => send({ type: 'credentials.given', credentials })}
          onForgot={() => change('forgot.chosen')}
        />
      ) : null}
      {form === 'signUp' ? (
        <SignUpForm
          {...common}
          draft={signUp}
          onDraft={typeSignUp}
          referral={setting.is_referral_to_user ? referral : null}
          onGiven={(registration) => send({ type: 'registration.given', registration })}
        />
      ) : null}
      {form === 'forgotPassword' ? (
        <ForgotPasswordForm
          busy={view.busy || view.finished}
          failure={view.failure}
          firstField={firstField}
          email={email}
          onEmail={setEmail}
          onGiven={(given) => send({ type: 'email.given', email: given })}
        />
      ) : null}
      {form === 'checkEmail' ? <CheckEmail onSignIn={() => change('signIn.chosen')} /> : null}
    </Dialog>
  );
}

/** Gives the focus back to what had it before: the caller takes the dialog away at once, before the dialog itself could. */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body) opener.focus();
      });
    },
    [opener],
  );
}
