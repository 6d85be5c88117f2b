import type { I18n } from '@lingui/core';
import type { EndDraft, EndField, ParcelEnd } from '#domain/parcel/parcel-draft.ts';
import { endProblemText } from './courier-texts.ts';
import { fieldId } from './field-id.ts';
import type { OpenBooking } from './open-booking.ts';

export function endProblem({ view }: OpenBooking, end: ParcelEnd, field: EndField, i18n: I18n): string | undefined {
  const problem = view.problems[end][field];
  return problem && i18n._(endProblemText(field, problem, view.draft[end]));
}

export const endField = (end: ParcelEnd, formId: string, open: OpenBooking, i18n: I18n) => (name: Exclude<EndField, 'address'>) => ({
  form: formId,
  id: fieldId(end, name),
  name: `${end}-${name}`,
  value: open.view.draft[end][name],
  error: endProblem(open, end, name, i18n),
  onChange: ({ target }: { readonly target: { readonly value: string } }) =>
    open.send({ type: 'field.typed', end, part: { [name]: target.value } as Partial<Omit<EndDraft, 'address'>> }),
  onBlur: () => open.send({ type: 'field.left', end, field: name }),
});
