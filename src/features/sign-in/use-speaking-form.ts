import { useState, type FocusEvent, type FormEvent } from 'react';
import type { FormProblem } from '#contract/forms/read-form.ts';
import { focusFirst } from './focus-first.ts';
import { useWhenReleased } from './use-when-released.ts';

type Problems = Readonly<Record<string, FormProblem | undefined>>;
type Reading<Values> =
  | { readonly ok: true; readonly values: Values; readonly problems: Problems }
  | { readonly ok: false; readonly problems: Problems };

const MISSING: ReadonlySet<FormProblem | undefined> = new Set([undefined, 'required', 'terms']);

/**
 * When a form says what is wrong with it (decision 037): of a field that was filled wrongly once it is left, of every
 * field after a try to send it, with the focus on the first. A field put right is silent again until it is left again.
 */
export function useSpeakingForm<Values, Of extends Problems>(
  reading: Reading<Values> & { readonly problems: Of },
  onGiven: (values: Values) => void,
) {
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const whenReleased = useWhenReleased();
  const problems: Problems = reading.problems;
  const isFilledWrongly = (name: string) => !MISSING.has(problems[name]);
  if (!left.every(isFilledWrongly)) setLeft(left.filter(isFilledWrongly));

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (reading.ok) onGiven(reading.values);
    else focusFirst(event.currentTarget, Object.keys(problems));
  };
  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
    // A field's box holds what belongs to it, such as the button that shows a password.
    const box = target.parentElement;
    if (!box || box === currentTarget || box.contains(relatedTarget)) return;
    const field = box.querySelector<HTMLInputElement>('input[name]');
    if (field && isFilledWrongly(field.name)) whenReleased(() => setLeft((others) => [...others, field.name]));
  };
  return {
    form: { noValidate: true, onSubmit, onBlur },
    said: (tried ? problems : Object.fromEntries(left.map((name) => [name, problems[name]]))) as Partial<Of>,
    wrong: tried ? Object.keys(problems) : [],
  };
}
