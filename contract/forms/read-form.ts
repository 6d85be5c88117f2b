import * as v from 'valibot';

/** What can be wrong with a field of a form; each side has its own words for it. */
export type FormProblem =
  | 'required'
  | 'street'
  | 'email'
  | 'emailOnly'
  | 'emailPlain'
  | 'emailOrPhone'
  | 'phone'
  | 'password'
  | 'passwordTooShort'
  | 'terms'
  | 'tooLong';

/** Ties a schema's message to the list of problems. */
export const problem = (name: FormProblem): FormProblem => name;

type AnyForm = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The first problem of each field, in the order of the schema's fields. */
export type FormProblems<Form extends AnyForm> = { readonly [Field in keyof Form['entries']]?: FormProblem };

export type FormReading<Form extends AnyForm> =
  | { readonly ok: true; readonly values: v.InferOutput<Form>; readonly problems: FormProblems<Form> }
  | { readonly ok: false; readonly problems: FormProblems<Form> };

/** Reads what was typed into a form: its values, or what is wrong with it. Every message of `form` is a `FormProblem`. */
export function readForm<Form extends AnyForm>(form: Form, typed: v.InferInput<Form>): FormReading<Form> {
  const read = v.safeParse(form, typed);
  if (read.success) return { ok: true, values: read.output, problems: {} };
  const problems: Record<string, FormProblem> = {};
  for (const issue of read.issues) problems[String(issue.path?.[0]?.key)] ??= issue.message as FormProblem;
  return { ok: false, problems: problems as FormProblems<Form> };
}
