import { expect, test } from 'vitest';
import { EMPTY_PARCEL } from '#domain/parcel/parcel-draft.ts';
import { handParcelOver } from '#src/app/in-step/hand-parcel-over.ts';
import { keepDraft, keptDraft } from '#src/browser/parcel-memory.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';
import { courierToken } from '#src/browser/parcel-token.ts';

const [lea, noah] = ['a'.repeat(24), 'b'.repeat(24)];
function page() {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  const token = courierToken(keeper);
  keepDraft(keeper, lea, { ...EMPTY_PARCEL, payer: 'receiver' });
  return { store, keeper, token };
}

test('what was filled in waits for its customer where the server ended the session', () => {
  const { keeper, token } = page();
  handParcelOver(keeper, { now: null, endedByServer: true });
  handParcelOver(keeper, { now: lea, endedByServer: false });
  expect(keptDraft(keeper, lea)?.payer).toBe('receiver');
  expect(courierToken(keeper)).toBe(token);
});

test.each([
  ['who signs out', { now: null, endedByServer: false }],
  ['the next customer', { now: noah, endedByServer: false }],
] as const)('%s leaves nothing of it, and another token', (_, change) => {
  const { keeper, token } = page();
  handParcelOver(keeper, change);
  expect([keptDraft(keeper, lea), keptDraft(keeper, noah)]).toEqual([null, null]);
  expect(courierToken(keeper)).not.toBe(token);
});

test('what somebody else filled in, or what cannot be read, is as if nothing were there', () => {
  const { store, keeper } = page();
  expect(keptDraft(keeper, noah)).toBeNull();
  for (const broken of ['{', '[]', JSON.stringify({ holder: lea, draft: { pickup: 7 } }), '{"__proto__":{"holder":"x"}}']) {
    store.setItem('storefront.parcel', broken);
    expect(keptDraft(keeper, lea), broken).toBeNull();
  }
});
