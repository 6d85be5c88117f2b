import type { SnapshotFrom } from 'xstate';
import type { Preferences } from '#contract/calls/preferences.ts';
import type { Failure } from '#contract/failure.ts';
import type { preferencesMachine } from './preferences.machine.ts';

export type PreferencesView =
  | { readonly is: 'loading' }
  /** The server knows of no such choices: nothing is shown. */
  | { readonly is: 'absent' }
  | { readonly is: 'unknown'; readonly failure: Failure | null }
  | {
      readonly is: 'showing';
      /** As they are wanted, saved or not. */
      readonly preferences: Preferences;
      readonly busy: boolean;
      readonly wasSaved: boolean;
      readonly failure: Failure | null;
    };

/** What the profile page shows of how the customer is written to. */
export function toPreferencesView({ value, context }: SnapshotFrom<typeof preferencesMachine>): PreferencesView {
  const { kept, wanted, next, wasSaved, failure } = context;
  if (value === 'unknown' && failure?.kind === 'transport' && failure.cause === 'absent') return { is: 'absent' };
  if (value === 'unknown') return { is: 'unknown', failure };
  if (kept === null) return { is: 'loading' };
  return { is: 'showing', preferences: { ...kept, ...wanted, ...next }, busy: value === 'saving', wasSaved, failure };
}
