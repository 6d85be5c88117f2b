import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredUser } from '../../../contract/entities/user.ts';
import { identifierKind } from '../../../contract/forms/sign-in-form.ts';
import { useApi } from '../../api/api-context.ts';
import { settingsOptions } from '../../api/session.ts';
import { useSignIn } from '../../flows/use-sign-in.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EMPTY_SIGN_IN, EMPTY_SIGN_UP } from './drafts.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Who signed in, null when the dialog was closed; `isNew` when the account was made just now. */
export type SignInResult = { readonly user: StoredUser | null; readonly isNew: boolean };

type SignInDialogProps = {
  /** The form that is shown first. */
  readonly begin: 'signIn' | 'signUp';
  /** Called once, with how it ended; the caller then takes the dialog away. */
  readonly onClosed: (result: SignInResult) => void;
};

const BOTH_WAYS = { is_user_login_by_email: true, is_user_login_by_phone: true, is_referral_to_user: true };

/** Signing in or up. What is typed into one form stays while the other is looked at. */
export function SignInDialog({ begin, onClosed }: SignInDialogProps) {
  const { t } = useLingui();
  const [view, send, actor] = useSignIn(begin);
  const { data } = useQuery(settingsOptions(useApi()));
  const [signIn, setSignIn] = useState(EMPTY_SIGN_IN);
  const [signUp, setSignUp] = useState(EMPTY_SIGN_UP);
  const [switched, setSwitched] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const setting = data?.setting ?? BOTH_WAYS;

  const tell = useEffectEvent(() => onClosed(actor.getSnapshot().output ?? { user: null, isNew: false }));
  useEffect(() => {
    if (view.finished) tell();
  }, [view.finished]);

  useReturnedFocus();
  const change = (type: 'signIn.chosen' | 'signUp.chosen') => {
    setSwitched(true);
    send({ type });
  };
  const common = { busy: view.busy || view.finished, failure: view.failure, autoFocus: switched, firstField };
  const isSignIn = view.finished ? begin === 'signIn' : view.form === 'signIn';
  return (
    <Dialog
      open={!view.finished}
      onClose={() => send({ type: 'dialog.closed' })}
      title={isSignIn ? t`Sign in` : t`Sign up`}
      closeLabel={t`Close`}
      initialFocus={firstField}
    >
      {isSignIn ? (
        <SignInForm
          {...common}
          kind={identifierKind(setting)}
          draft={signIn}
          onDraft={setSignIn}
          onGiven={(credentials) => send({ type: 'credentials.given', credentials })}
        />
      ) : (
        <SignUpForm
          {...common}
          draft={signUp}
          onDraft={setSignUp}
          takesReferral={setting.is_referral_to_user}
          onGiven={(registration) => send({ type: 'registration.given', registration })}
        />
      )}
      <p className={styles.other}>
        {isSignIn ? <Trans>No account yet?</Trans> : <Trans>You have an account?</Trans>}{' '}
        <Button variant="quiet" size="small" disabled={view.busy} onClick={() => change(isSignIn ? 'signUp.chosen' : 'signIn.chosen')}>
          {isSignIn ? <Trans>Sign up</Trans> : <Trans>Sign in</Trans>}
        </Button>
      </p>
    </Dialog>
  );
}

/** Gives the focus back to what had it before: the caller takes the dialog away at once, before the dialog itself could. */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => {
    setTimeout(() => {
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body) opener.focus();
    });
  }, [opener]);
}
