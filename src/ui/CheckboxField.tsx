import { useId, type ComponentProps, type ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { FieldNote } from './Field.tsx';

type CheckboxFieldProps = Omit<ComponentProps<typeof Checkbox>, 'description' | 'aria-invalid'> & {
  readonly error: ReactNode;
};

export function CheckboxField({ error, 'aria-describedby': describedBy, ...checkbox }: CheckboxFieldProps) {
  const noteId = useId();
  const described = [describedBy, error ? noteId : undefined].filter((id) => id !== undefined).join(' ');
  return (
    <div>
      <Checkbox {...checkbox} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} />
      {error ? (
        <FieldNote id={noteId} isError>
          {error}
        </FieldNote>
      ) : null}
    </div>
  );
}
