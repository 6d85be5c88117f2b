import type { SnapshotFrom } from 'xstate';
import type { Contact, ContactDraft } from '#domain/checkout/receiving-contact.ts';
import type { receivingContactMachine } from './receiving-contact.machine.ts';

export type ReceivingContactView = {
  readonly draft: ContactDraft;
  /** Whether what is wrong is said beside the fields. */
  readonly isWanting: boolean;
  /** Who comes for it, while the dialog asks; else null. */
  readonly collects: Contact | null;
};

export const toReceivingContactView = ({ value, context }: SnapshotFrom<typeof receivingContactMachine>): ReceivingContactView => ({
  draft: context.draft,
  isWanting: value === 'wanting',
  collects: value === 'askingPickup' ? context.contact : null,
});
