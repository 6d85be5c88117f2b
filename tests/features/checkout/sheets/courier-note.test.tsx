import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { LEAVE_AT_DOOR } from '#domain/checkout/note.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { leasPurchase } from '#machines/payment/sample-payment.ts';
import { lea } from '#machines/session/sample-customers.ts';
import type { Api } from '#src/api/api.ts';
import { NOWHERE } from '#src/api/whereabouts.ts';
import { savedCardsOptions } from '#src/api/saved-cards.ts';
import { waysToPayOptions } from '#src/api/ways-to-pay.ts';
import { LastLook } from '#src/features/checkout/payment/LastLook.tsx';
import { Contact } from '#src/features/checkout/payment/Contact.tsx';
import { InCash } from '#src/features/checkout/payment/in-cash.ts';
import { CourierNote, NoteFields } from '#src/features/checkout/sheets/CourierNote.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

async function fields(note: string, isCash: boolean, language: 'en' | 'fr' = 'en') {
  const send = vi.fn<(event: object) => void>();
  const flow = [{ draft: { ...NO_CONTACT, note } }, send] as never;
  const drawn = await draw(<NoteFields formId="form" flow={flow} error={null} isCash={isCash} />, {
    groups: ['payment', 'frame'],
    language,
  });
  return { ...drawn, send };
}
const CITY = 'c'.repeat(24);
const BOX = 'Leave it at the door Not if you pay in cash.';
const HOW = 'says “Not if you pay in cash.”';

test('the courier is asked to leave it at the door by a tick, in either language', async () => {
  const { shown, press, send } = await fields('Ring twice', false);
  expect(shown()).toEqual([
    'Optional',
    'textbox: Note for the courier, with “Ring twice”, says “For example: ring twice, leave at reception”',
    `checkbox: ${BOX}, ${HOW}`,
  ]);
  await press(BOX);
  expect(send).toHaveBeenLastCalledWith({ type: 'field.typed', part: { note: 'Leave it at the door. Ring twice' } });
  const ticked = await fields('Laissez devant la porte. Ring twice', false);
  expect(ticked.shown()).toContain(`checkbox: ${BOX}, checked, ${HOW}`);
  await ticked.press(BOX);
  expect(ticked.send).toHaveBeenLastCalledWith({ type: 'field.typed', part: { note: 'Ring twice' } });
});

test('not where it is paid in cash, and the note says nothing of it', async () => {
  const { shown } = await fields('Leave it at the door. Ring twice', true);
  expect(shown()).toEqual([
    'Optional',
    'textbox: Note for the courier, with “Ring twice”, says “For example: ring twice, leave at reception”',
    `checkbox: ${BOX}, disabled, ${HOW}`,
  ]);
});

test('whether it is paid in cash is what the last look would have chosen', async () => {
  const box = async (way: string | null, wallet = 0) => {
    const told = { wallet, is_use_wallet: true, is_cash_payment_mode: true, payment_gateway: [{ _id: CARD_GATEWAY_ID }] };
    const api = { language: () => 'en', whereabouts: () => NOWHERE, read: async () => told } as unknown as Api;
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    queryClient.setQueryData(waysToPayOptions(api, lea._id, CITY).queryKey, told as never);
    queryClient.setQueryData(savedCardsOptions(api, lea._id).queryKey, { cards: [] } as never);
    const flows = {
      contact: [{ draft: NO_CONTACT }, vi.fn()],
      invoice: [{ is: 'priced', invoice: sampleInvoice, failure: null }, vi.fn()],
      placement: [{ is: 'resting', purchase: null, choice: null, way: { way, cardId: null, onceId: null } }, vi.fn()],
    };
    const drawn = await draw(<CourierNote formId="form" flows={flows as never} user={lea} cityId={CITY} error={null} />, {
      groups: ['payment', 'frame'],
      api,
      queryClient,
      flows: { load: vi.fn() },
    });
    return drawn.shown().at(-1);
  };
  const open = `checkbox: ${BOX}, ${HOW}`;
  const locked = `checkbox: ${BOX}, disabled, ${HOW}`;
  expect([await box(CASH_PAYMENT_ID), await box(CARD_GATEWAY_ID)]).toEqual([locked, open]);
  // The wallet pays all of it.
  expect(await box(CASH_PAYMENT_ID, 500)).toBe(open);
});

test('in cash, the last look’s summary hears it', async () => {
  const look = async (method: string, kind = 'basket') => {
    const props = {
      bought: { kind, customer: null, changes: null, currency: 'CHF', summary: <Contact contact={said} isPickup={false} /> },
      flows: { placement: [{ decline: null }, vi.fn()] },
      view: { walletPart: 0, rest: 4_150, card: null },
      ways: { isPending: true },
      wallet: { shown: false },
      way: { method, offered: [] },
      cards: [{ is: 'listed', cards: [] }, vi.fn()],
    };
    return (await draw(<LastLook {...(props as unknown as ComponentProps<typeof LastLook>)} />, { groups: ['payment', 'frame'] }))
      .shown()
      .at(-1);
  };
  const said = { ...leasPurchase.contact, note: LEAVE_AT_DOOR.en };
  expect(await look(CARD_GATEWAY_ID)).toBe(`“${LEAVE_AT_DOOR.en}”`);
  expect(await look(CASH_PAYMENT_ID)).toBe('Not left at the door: you pay in cash.');
  expect(await look(CASH_PAYMENT_ID, 'parcel')).toBe(`“${LEAVE_AT_DOOR.en}”`);
});

test('the last look says that what is paid in cash is not left at the door', async () => {
  const look = async (note: string, isCash: boolean) => {
    const contact = { ...leasPurchase.contact, note };
    return (
      await draw(
        <InCash value={isCash}>
          <Contact contact={contact} isPickup={false} />
        </InCash>,
        { groups: ['payment', 'frame'] },
      )
    )
      .shown()
      .slice(-2);
  };
  expect(await look('Leave it at the door. Ring twice', false)).toContain('“Leave it at the door. Ring twice”');
  expect(await look('Leave it at the door. Ring twice', true)).toEqual(['“Ring twice”', 'Not left at the door: you pay in cash.']);
  expect(await look('Ring twice', true)).not.toContain('Not left at the door: you pay in cash.');
});
