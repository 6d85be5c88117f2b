import { assign, emit, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { NOTICE_FOR } from '#contract/limits.ts';
import type { LeadTexts } from '#domain/leads/read-lead.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

export type LeadDraft = Partial<LeadTexts> & { readonly newsletter?: boolean };
export type Lead = { readonly texts: LeadTexts; readonly newsletter: boolean; readonly website: string };
/** Emitted whenever something is typed, so that it can be stored; null when nothing is left to store. */
export type LeadEmitted = { readonly type: 'draft.kept'; readonly draft: LeadDraft | null };
export type LeadSent = Result<null, Failure>;

export type LeadEvent =
  | { type: 'draft.typed'; part: LeadDraft }
  | { type: 'lead.given'; lead: Lead }
  | { type: 'thanks.looked_at' }
  | { type: 'thanks.left' }
  | { type: 'form.wanted' };

type Context = {
  readonly kind: LeadKind;
  readonly draft: LeadDraft;
  readonly given: Lead | null;
  readonly failure: Failure | null;
  /** Until the form comes back, once it was sent. */
  readonly secondsLeft: number;
};

const SECONDS_OF_THANKS = NOTICE_FOR / 1_000;

/** Whether the same once more would be taken no better: what was given must change first. */
const mustChange = (failure: Failure): boolean => failure.kind === 'refused' || failure.cause === 'malformed';

export const leadSetup = setup({
  types: {} as ChartTypes & {
    input: { readonly kind: LeadKind; readonly draft: LeadDraft | null };
    context: Context;
    events: LeadEvent;
    emitted: LeadEmitted;
    tags: 'busy' | 'blocked' | 'good';
  },
  actors: { sendLead: ask<LeadSent, { kind: LeadKind; lead: Lead }>('sendLead') },
  guards: {
    'the server took it': (_, params: { answered: LeadSent }) => params.answered.ok,
    'something in it was refused': (_, params: { answered: LeadSent }) => !params.answered.ok && mustChange(params.answered.failure),
    'it was the last second': ({ context }) => context.secondsLeft <= 1,
  },
  actions: {
    'keep what is typed': assign(({ context }, params: { part: LeadDraft }) => ({ draft: { ...context.draft, ...params.part } })),
    'keep what is given': assign((_, params: { lead: Lead }) => ({ given: params.lead, failure: null })),
    'empty the form': assign({ draft: {}, secondsLeft: SECONDS_OF_THANKS }),
    'tell what is typed': emit(({ context }) => ({
      type: 'draft.kept' as const,
      draft: Object.keys(context.draft).length === 0 ? null : context.draft,
    })),
    'keep the reason': assign((_, params: { answered: LeadSent }) => (params.answered.ok ? {} : { failure: params.answered.failure })),
    'forget what was given': assign({ given: null }),
    'count a second': assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
  },
  delays: { aSecond: 1_000 },
});

export const typing = {
  'draft.typed': {
    description: 'Something is typed.',
    actions: [
      { type: 'keep what is typed', params: ({ event }: { event: { part: LeadDraft } }) => ({ part: event.part }) },
      'tell what is typed',
    ],
  },
} as const;

export const giving = {
  'lead.given': {
    description: 'The form is sent.',
    target: 'sending',
    actions: { type: 'keep what is given', params: ({ event }: { event: { lead: Lead } }) => ({ lead: event.lead }) },
  },
} as const;
