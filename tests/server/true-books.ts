import { expect } from 'vitest';
import { auditCards } from './audit-cards.ts';
import { auditLedger } from './audit-ledger.ts';
import type { TestServer } from './test-server.ts';

/** Neither the ledger nor what the card provider holds has anything wrong; where all is `quiet`, nothing is on its way back to a card. */
export async function expectTrueBooks(
  { open: { database } }: Pick<TestServer, 'open'>,
  when: { readonly quiet?: true } = {},
): Promise<void> {
  expect(await auditLedger(database, when)).toEqual([]);
  expect(await auditCards(database, when)).toEqual([]);
}
