import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import styles from './sign-in.module.css';

type TermsBoxProps = {
  readonly accepted: boolean;
  readonly onChange: (accepted: boolean) => void;
  readonly error: string | undefined;
};

/** The box that accepts the terms; they open in a new tab, so that nothing typed is lost. */
export function TermsBox({ accepted, onChange, error }: TermsBoxProps) {
  const errorId = useId();
  return (
    <div>
      <Checkbox
        name="terms"
        checked={accepted}
        onChange={({ target }) => onChange(target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        label={
          <Trans>
            I accept the{' '}
            <a href="/terms.html" target="_blank" rel="noopener">
              terms and conditions
            </a>
          </Trans>
        }
      />
      {error ? (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
