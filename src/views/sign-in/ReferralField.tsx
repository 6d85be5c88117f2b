import { typedCode } from '#contract/typed-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';
import type { ReferralEvent } from '#machines/referral/referral.machine.ts';
import type { ReferralView } from '#machines/referral/referral.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FailureText } from '../failures/FailureText.tsx';
import styles from './sign-in.module.css';

type ReferralFieldProps = {
  readonly referral: ReferralView;
  readonly phoneCode: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onReferral: (event: ReferralEvent) => void;
};

/** A friend's code: checked by the server on Apply, given up by Remove. */
export function ReferralField({ referral, phoneCode, typed, onTyped, onReferral }: ReferralFieldProps) {
  const { t } = useLingui();
  const { applied, checking, failure } = referral;
  const code = typedCode(typed);
  const field = useRef<HTMLInputElement>(null);
  const apply = () => {
    if (code === '') field.current?.focus();
    else onReferral({ type: 'apply.asked', asked: { code, phoneCode } });
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || code === '') return;
    event.preventDefault();
    apply();
  };
  const remove = () => {
    onTyped('');
    onReferral({ type: 'remove.asked' });
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
          onReferral({ type: 'code.typed' });
          onTyped(target.value);
        }}
        onKeyDown={applied ? undefined : applyOnEnter}
        hint={applied ? t`This code is applied.` : undefined}
        error={failure && <FailureText failure={failure} />}
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
