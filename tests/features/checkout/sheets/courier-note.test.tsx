import { expect, test, vi } from 'vitest';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { leasPurchase } from '#machines/payment/sample-payment.ts';
import { Contact } from '#src/features/checkout/payment/Contact.tsx';
import { InCash } from '#src/features/checkout/payment/in-cash.ts';
import { NoteFields } from '#src/features/checkout/sheets/CourierNote.tsx';
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
const BOX = 'Leave it at the door Not if you pay in cash.';
const HOW = 'says “Not if you pay in cash.”';

test('the courier is asked to leave it at the door by a tick, in either language', async () => {
  const { shown, press, send } = await fields('Ring twice', false);
  expect(shown()).toEqual([
    'Optional',
    'textbox: Note for the courier, with “Ring twice”, says “Ring twice, leave at reception”',
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
    'textbox: Note for the courier, with “Ring twice”, says “Ring twice, leave at reception”',
    `checkbox: ${BOX}, disabled, ${HOW}`,
  ]);
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
