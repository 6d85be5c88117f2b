import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { countriesOptions } from '#src/api/session.ts';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './sign-in.module.css';

type PhoneFieldsProps = {
  readonly code: string;
  readonly phone: string;
  readonly error: ReactNode;
  readonly onCode: (code: string) => void;
  readonly onPhone: (phone: string) => void;
};

/** Letters are not taken; what numbers are pasted with is, digits of any script too, and understood later. */
const NO_PART_OF_A_NUMBER = /[^\p{Nd}\p{Pd}\s+＋.()/]/gu;

export function PhoneFields({ code, phone, error, onCode, onPhone }: PhoneFieldsProps) {
  const { t } = useLingui();
  const { data } = useQuery(countriesOptions(useApi()));
  const codes = new Set([code, ...(data?.countries.map((country) => country.country_phone_code) ?? [])]);
  return (
    <div className={styles.phone}>
      <Select label={t`Country code`} full value={code} onChange={onCode} options={[...codes].map((value) => ({ value, label: value }))} />
      <TextField
        label={t`Phone`}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={phone}
        onChange={({ target }) => onPhone(target.value.replace(NO_PART_OF_A_NUMBER, ''))}
        hint={t`From abroad: begin with + and the country code.`}
        error={error}
      />
    </div>
  );
}
