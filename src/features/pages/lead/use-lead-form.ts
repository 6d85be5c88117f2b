import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import type { FormProblem } from '#contract/forms/read-form.ts';
import { NO_LEAD, readLead, type LeadTexts } from '#domain/leads/read-lead.ts';
import type { Lead } from '#machines/lead/lead.setup.ts';
import type { LeadView } from '#machines/lead/lead.view.ts';
import { problemText } from '#src/features/sign-in/form-texts.ts';
import { useSpeakingForm } from '#src/features/sign-in/use-speaking-form.ts';
import { LEAD_FIELDS, type LeadField } from './lead-fields.ts';

type Filling = Extract<LeadView, { is: 'filling' }>;

/**
 * A lead's form: what its fields hold, what is wrong with them and when that is said. The short form of the landing page
 * asks nothing of the browser: what is wrong with it is said once the server refused it.
 */
export function useLeadForm(kind: LeadKind, { draft, failure, mayTryAgain }: Filling, onGiven: (lead: Lead) => void) {
  const { i18n, t } = useLingui();
  const [website, setWebsite] = useState('');
  const { newsletter = false, ...typed } = draft;
  const texts: LeadTexts = { ...NO_LEAD, ...typed };
  const reading = readLead(kind, texts);
  const give = (values: Partial<LeadTexts>) => onGiven({ texts: { ...NO_LEAD, ...values }, newsletter, website });
  const speaking = useSpeakingForm<Partial<LeadTexts>, Partial<Record<LeadField, FormProblem>>>(reading, give);
  const isRefused = failure !== null && !mayTryAgain;
  const names: Readonly<Record<LeadField, string>> = {
    companyName: t`Company name`,
    address: t`Address`,
    name: t`First name`,
    snames: t`Last name`,
    mobile: t`Mobile`,
    email: t`Email`,
    postal_code: t`Postal code`,
  };
  const problems: Partial<Record<LeadField, FormProblem>> = reading.problems;
  const short = {
    form: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        give(texts);
      },
    },
    said: isRefused ? problems : {},
    wrong: isRefused ? Object.keys(problems) : [],
  };
  const { form, said, wrong } = kind === 'interest' ? short : speaking;
  const fields = LEAD_FIELDS[kind].map((field) => {
    const problem = said[field];
    return { field, label: names[field], value: texts[field], problem: problem && i18n._(problemText(problem)) };
  });
  const namesOf = (wanted: readonly string[]) => LEAD_FIELDS[kind].filter((field) => wanted.includes(field)).map((field) => names[field]);
  return {
    form,
    fields,
    /** What a robot fills in. */
    website,
    setWebsite,
    newsletter,
    wrong: namesOf(wrong),
    missing: namesOf(LEAD_FIELDS[kind].filter((field) => problems[field] === 'required')),
    toCorrect: namesOf(LEAD_FIELDS[kind].filter((field) => problems[field] !== undefined && problems[field] !== 'required')),
  };
}
