import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';

type TermsBoxProps = {
  readonly accepted: boolean;
  readonly onChange: (accepted: boolean) => void;
  readonly error: ReactNode;
};

export const TermsBox = ({ accepted, onChange, error }: TermsBoxProps) => (
  <CheckboxField
    name="terms"
    checked={accepted}
    onChange={({ target }) => onChange(target.checked)}
    label={
      <Trans>
        I accept the{' '}
        <a href="/terms.html" target="_blank" rel="noopener">
          terms and conditions
        </a>
      </Trans>
    }
    error={error}
  />
);
