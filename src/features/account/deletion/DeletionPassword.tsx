import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { password } from '#contract/forms/form-fields.ts';
import { problem, readForm } from '#contract/forms/read-form.ts';
import type { AccountDeletionView } from '#machines/account-deletion/account-deletion.view.ts';
import { Message } from '#src/ui/Message.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { problemText } from '#src/features/sign-in/form-texts.ts';
import { useSpeakingForm } from '#src/features/sign-in/use-speaking-form.ts';
import { WalletGivenUp } from './WalletGivenUp.tsx';
import styles from './AccountDeletion.module.css';

const deletionForm = v.object({ password: password(), isSpokenFor: v.literal(true, problem('terms')) });

type DeletionPasswordProps = {
  readonly id: string;
  readonly view: Extract<AccountDeletionView, { readonly is: 'password' }>;
  readonly onGiven: (given: { readonly password: string; readonly givesUp: boolean }) => void;
};

export function DeletionPassword({ id, view: { busy, failure, isStillThere, wallet }, onGiven }: DeletionPasswordProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  // The amount that was ticked: another one is not given up by it.
  const [ticked, setTicked] = useState<number | null>(null);
  const mustGiveUp = wallet !== null && wallet.amount > 0;
  const givesUp = mustGiveUp && ticked === wallet.amount;
  const { form, said } = useSpeakingForm(
    readForm(deletionForm, { password: typed, isSpokenFor: (!mustGiveUp || givesUp) as true }),
    ({ password: given }) => onGiven({ password: given, givesUp }),
  );
  // Whoever has only just read of the money has not passed over it yet.
  const [triedAt, setTriedAt] = useState<number | null>(null);
  const onSubmit: typeof form.onSubmit = (event) => {
    setTriedAt(wallet?.amount ?? null);
    form.onSubmit(event);
  };
  const isWrong = failure?.kind === 'refused' && failure.code === 512;
  const passwordProblem = said.password && i18n._(problemText(said.password));
  return (
    <form id={id} className={styles.form} {...form} onSubmit={onSubmit}>
      <Trouble failure={isWrong ? null : failure} isStillThere={isStillThere} />
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
        error={passwordProblem ?? (isWrong ? <Trans>Incorrect password.</Trans> : undefined)}
      />
      {wallet ? (
        <WalletGivenUp
          key={wallet.amount}
          wallet={wallet}
          checked={givesUp}
          disabled={busy}
          isMissing={said.isSpokenFor !== undefined && triedAt === wallet.amount}
          onChange={(isTicked) => setTicked(isTicked ? wallet.amount : null)}
        />
      ) : null}
    </form>
  );
}

function Trouble({ failure, isStillThere }: Pick<DeletionPasswordProps['view'], 'failure' | 'isStillThere'>) {
  const isTooOften = failure?.kind === 'refused' && failure.code === 511;
  return (
    <>
      {isStillThere ? (
        <Message tone="warn">
          <Trans>We lost the connection. Your account was not deleted.</Trans>
        </Message>
      ) : null}
      {isTooOften ? (
        <Message tone="bad">
          <Trans>Too many attempts. Try again in 15 minutes.</Trans>
        </Message>
      ) : null}
      {failure && !isTooOften ? (
        <Message tone="bad">
          <FailureText failure={failure} />
        </Message>
      ) : null}
    </>
  );
}
