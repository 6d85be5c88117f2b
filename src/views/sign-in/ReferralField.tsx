import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import type { Failure } from '../../../contract/failure.ts';
import { useApi } from '../../api/api-context.ts';
import { checkReferral } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FailureText } from '../frame/FailureText.tsx';
import styles from './sign-in.module.css';

type ReferralFieldProps = {
  readonly phoneCode: string;
  readonly typed: string;
  /** The code that the server found good; '' when there is none. */
  readonly applied: string;
  readonly onTyped: (typed: string) => void;
  readonly onApplied: (code: string) => void;
};

/** A friend's code: checked by the server on Apply, given up by Remove. */
export function ReferralField({ phoneCode, typed, applied, onTyped, onApplied }: ReferralFieldProps) {
  const { t } = useLingui();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const code = typed.trim();

  const apply = async () => {
    if (code === '' || asking) return;
    setAsking(true);
    const answered = await checkReferral(api, { country_phone_code: phoneCode, referral_code: code });
    setAsking(false);
    setFailure(answered.ok ? null : answered.failure);
    if (answered.ok) onApplied(code);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || code === '') return;
    event.preventDefault();
    void apply();
  };
  return (
    <div className={styles.referral}>
      <TextField
        label={t`Referral code`}
        optional={t`Optional`}
        name="referral_code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={applied || typed}
        readOnly={applied !== '' || asking}
        onChange={({ target }) => {
          setFailure(null);
          onTyped(target.value);
        }}
        onKeyDown={applied ? undefined : applyOnEnter}
        hint={applied ? t`This code is applied.` : undefined}
        error={failure && <FailureText failure={failure} />}
      />
      {applied ? (
        <Button variant="secondary" onClick={() => onApplied('')}><Trans>Remove</Trans></Button>
      ) : (
        <Button variant="secondary" disabled={code === ''} busy={asking} onClick={() => void apply()}><Trans>Apply</Trans></Button>
      )}
    </div>
  );
}
