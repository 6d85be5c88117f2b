import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { ProfileDraft, profileMachine } from './profile.machine.ts';

export type ProfileView =
  | { readonly is: 'viewing'; readonly wasSaved: boolean; /** Whether that signed every other device out. */ readonly endedOthers: boolean }
  | {
      readonly is: 'editing';
      readonly draft: ProfileDraft;
      /** How often another password was asked for; each time its field is theirs to type in. */
      readonly passwordAsked: number;
      readonly busy: boolean;
      readonly failure: Failure | null;
    };

export const toProfileView = ({ value, context }: SnapshotFrom<typeof profileMachine>): ProfileView =>
  context.draft === null
    ? { is: 'viewing', wasSaved: context.wasSaved, endedOthers: context.endedOthers }
    : { is: 'editing', draft: context.draft, passwordAsked: context.passwordAsked, busy: value === 'saving', failure: context.failure };
