import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent, ReactNode } from 'react';
import { TextField } from '#src/ui/TextField.tsx';
import { AddressField } from './AddressField.tsx';
import type { LeadField as Field } from './lead-fields.ts';

type LeadFieldProps = {
  readonly field: Field;
  readonly label: string;
  readonly value: string;
  readonly problem: ReactNode;
  readonly onTyped: (text: string) => void;
};

const AUTOCOMPLETE = {
  name: 'given-name',
  snames: 'family-name',
  companyName: 'organization',
  postal_code: 'postal-code',
} as const;

export function LeadField({ field, label, value, problem, onTyped }: LeadFieldProps) {
  const { t } = useLingui();
  if (field === 'address') return <AddressField label={label} value={value} problem={problem} onTyped={onTyped} />;
  const bound = {
    name: field,
    label,
    value,
    error: problem,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onTyped(target.value),
  };
  if (field === 'mobile') return <TextField {...bound} type="tel" inputMode="tel" autoComplete="tel" prefix="+41" />;
  if (field === 'email') return <TextField {...bound} type="email" inputMode="email" autoComplete="email" />;
  return <TextField {...bound} autoComplete={AUTOCOMPLETE[field]} optional={field === 'postal_code' ? t`Optional` : undefined} />;
}
