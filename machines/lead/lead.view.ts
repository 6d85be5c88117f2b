import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { Lead, LeadDraft } from './lead.setup.ts';
import type { leadMachine } from './lead.machine.ts';

export type LeadView =
  | {
      readonly is: 'filling';
      readonly draft: LeadDraft;
      readonly busy: boolean;
      readonly failure: Failure | null;
      readonly mayTryAgain: boolean;
    }
  | {
      readonly is: 'thanked';
      readonly lead: Lead;
      /** Until the form comes back, whole seconds. */
      readonly secondsLeft: number;
      readonly isHeld: boolean;
    };

export function toLeadView({ value, context }: SnapshotFrom<typeof leadMachine>): LeadView {
  const { draft, failure, given, secondsLeft } = context;
  if (typeof value === 'object' && given !== null) return { is: 'thanked', lead: given, secondsLeft, isHeld: value.thanked === 'held' };
  return { is: 'filling', draft, busy: value === 'sending', failure, mayTryAgain: value === 'troubled' };
}
