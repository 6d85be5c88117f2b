import type { SnapshotFrom } from 'xstate';
import type { Contact, ContactDraft } from '#domain/checkout/recipient.ts';
import type { recipientMachine } from './recipient.machine.ts';

export type RecipientView = {
  readonly draft: ContactDraft;
  readonly isWanting: boolean;
  readonly collects: Contact | null;
};

export const toRecipientView = ({ value, context }: SnapshotFrom<typeof recipientMachine>): RecipientView => ({
  draft: context.draft,
  isWanting: value === 'wanting',
  collects: value === 'askingPickup' ? context.contact : null,
});
