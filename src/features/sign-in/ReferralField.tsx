import { typedCode } from '#contract/typed-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { appliedCode, type Referral } from '#src/features/sign-in/use-referral.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import styles from './sign-in.module.css';

type ReferralFieldProps = {
  readonly referral: Referral;
  readonly phoneCode: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** What the server said of the code as the account was made. */
  readonly refused: ReactNode;
};

export function ReferralField({ referral, phoneCode, typed, onTyped, refused }: ReferralFieldProps) {
  const { t } = useLingui();
  const applied = appliedCode(referral);
  const checking = referral.is === 'asking';
  const { failure } = referral;
  const code = typedCode(typed);
  const field = useRef<HTMLInputElement>(null);
  const apply = () => {
    if (code === '') field.current?.focus();
    else referral.give({ code, phoneCode });
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || code === '') return;
    event.preventDefault();
    apply();
  };
  const remove = () => {
    onTyped('');
    referral.clear();
  };
  return (
    <div className={styles.referral}>
      <TextField
        label={t`Referral code`}
        optional={t`Optional`}
        name="referral_code"
        ref={field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        readOnly={applied !== '' || checking}
        onChange={({ target }) => {
          referral.clear();
          onTyped(target.value);
        }}
        onKeyDown={applied ? undefined : applyOnEnter}
        hint={applied ? t`This code is applied.` : undefined}
        error={failure ? <FailureText failure={failure} /> : refused}
      />
      {applied ? (
        <Button variant="secondary" onClick={remove}>
          <Trans context="a referral code">Remove</Trans>
        </Button>
      ) : (
        <Button variant="secondary" unready={code === ''} busy={checking} onClick={apply}>
          <Trans>Apply</Trans>
        </Button>
      )}
    </div>
  );
}
