import type { ComponentProps } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type NoneFieldProps = ComponentProps<typeof TextField> & {
  readonly noneLabel: string;
  readonly isNone: boolean;
  readonly onNone: (isNone: boolean) => void;
};

export const NoneField = ({ noneLabel, isNone, onNone, ...field }: NoneFieldProps) => (
  <div>
    <TextField {...field} {...(isNone ? { value: '', placeholder: '–' } : {})} disabled={isNone} />
    <Checkbox label={noneLabel} checked={isNone} onChange={({ target }) => onNone(target.checked)} />
  </div>
);
