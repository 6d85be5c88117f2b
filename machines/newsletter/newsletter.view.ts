import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { newsletterMachine } from './newsletter.machine.ts';

export type NewsletterView = { readonly is: 'asking' | 'sending' | 'thanking'; readonly failure: Failure | null };

/** What a screen shows of the newsletter's sign-up. */
export const toNewsletterView = ({ value, context }: SnapshotFrom<typeof newsletterMachine>): NewsletterView => ({
  is: value,
  failure: context.failure,
});
