import { expect, test } from 'vitest';
import type { BookingInput } from '#machines/courier-booking/booking-types.ts';
import { carouge, cargoBike, leasParcel, servette, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import { failed, ok } from '#contract/result.ts';
import { inCash } from '#machines/payment/sample-payment.ts';
import { EMPTY_PARCEL, type ParcelDraft } from '#domain/parcel/parcel-draft.ts';
import { filled, leasFirst, openBooking } from './open-booking.ts';

const afresh: BookingInput = { ...filled, draft: null, step: 'addresses' };
const withLeas = (draft: ParcelDraft = leasParcel): BookingInput => ({ ...filled, draft, step: 'addresses' });
const noted = {
  ...leasParcel,
  pickup: { ...leasParcel.pickup, note: 'Ring twice', door: '12' },
  dropOff: { ...leasParcel.dropOff, note: 'At the back', door: '45' },
};

test('what is typed is kept letter by letter, at its end alone', () => {
  const { booking, view, heard } = openBooking(afresh);
  booking.send({ type: 'field.typed', end: 'pickup', part: { name: 'Léa' } });
  booking.send({ type: 'field.typed', end: 'dropOff', part: { phone: '07' } });
  booking.send({ type: 'field.typed', end: 'dropOff', part: { name: 'Nadia' } });
  const typed = {
    ...EMPTY_PARCEL,
    pickup: { ...leasFirst.pickup, name: 'Léa' },
    dropOff: { ...EMPTY_PARCEL.dropOff, phone: '07', name: 'Nadia' },
  };
  expect(view().draft).toEqual(typed);
  expect(heard.memory).toHaveLength(3);
  expect(heard.memory?.at(-1)).toEqual({ type: 'draft.kept', draft: typed });
  expect(view().problems).toEqual({ pickup: {}, dropOff: { phone: 'phone' } });
  expect(view().missing[0]).toEqual({ end: 'pickup', field: 'address' });
});

test('a field that was only left says what is wrong with it, however often it is left', () => {
  const { booking, view, heard } = openBooking(afresh);
  booking.send({ type: 'field.left', end: 'dropOff', field: 'name' });
  booking.send({ type: 'field.left', end: 'dropOff', field: 'name' });
  expect(view().problems).toEqual({ pickup: {}, dropOff: { name: 'required' } });
  expect(booking.getSnapshot().context.touched).toEqual(['dropOff.name']);
  expect(view().isTried).toBe(false);
  expect(heard.memory).toEqual([]);
});

test('whoever books is met at the pickup, and whoever swaps the ends before typing anything receives it', () => {
  const { booking, view, heard } = openBooking(afresh);
  expect(view().draft).toEqual(leasFirst);
  expect(heard.memory).toEqual([]);
  booking.send({ type: 'ends.swapped' });
  expect(view().draft).toEqual({ ...leasFirst, pickup: EMPTY_PARCEL.pickup, dropOff: leasFirst.pickup });
});

test('swapped ends take their contacts, notes and messages along', () => {
  const { booking, view, heard } = openBooking(withLeas({ ...noted, dropOff: { ...noted.dropOff, name: '', phone: '0' } }));
  booking.send({ type: 'field.left', end: 'dropOff', field: 'name' });
  booking.send({ type: 'field.left', end: 'pickup', field: 'phone' });
  booking.send({ type: 'ends.swapped' });
  const swapped = { ...noted, pickup: { ...noted.dropOff, name: '', phone: '0' }, dropOff: noted.pickup };
  expect(view().draft).toEqual(swapped);
  expect(heard.memory).toEqual([{ type: 'draft.kept', draft: swapped }]);
  expect(view().problems).toEqual({ pickup: { name: 'required' }, dropOff: {} });
  booking.send({ type: 'field.typed', end: 'dropOff', part: { phone: '' } });
  expect(view().problems).toEqual({ pickup: { name: 'required' }, dropOff: { phone: 'required' } });
  expect(booking.getSnapshot().context.touched).toEqual(['dropOff.phone', 'pickup.name']);
});

test('a note goes with the address it is about, and waits for one where none was known', async () => {
  const { booking, flows, view, available, changed } = openBooking({ ...filled, draft: leasFirst, step: 'addresses' });
  const chosen = async (end: 'pickup' | 'dropOff', address: string, note: string) => {
    const destination = { ...(end === 'pickup' ? carouge : servette), address, note };
    flows()[end]?.send({ type: 'address.chosen', destination });
    await available.last().answer(ok(null));
    await changed.last().answer(ok(null));
    return view().draft[end].note;
  };
  booking.send({ type: 'field.typed', end: 'dropOff', part: { note: 'At the back' } });
  expect(await chosen('dropOff', 'Rue Neuve 3, 1204 Genève', '  ')).toBe('At the back');
  expect(await chosen('dropOff', 'Rue Neuve 3, 1204 Genève', '')).toBe('At the back');
  expect(await chosen('dropOff', 'Rue Neuve 5, 1204 Genève', '')).toBe('');
  expect(await chosen('pickup', 'Rue de Carouge 12, 1205 Genève', 'Entry code 4812')).toBe('Entry code 4812');
  booking.send({ type: 'ends.swapped' });
  expect([view().draft.pickup.note, view().draft.dropOff.note]).toEqual(['', 'Entry code 4812']);
  expect(await chosen('dropOff', 'Chemin des Palettes 5, 1212 Grand-Lancy', '')).toBe('');
  expect(view().draft.payer).toBe('sender');
});

test('another address has no house number of the one before', async () => {
  const { flows, view, available, changed } = openBooking(withLeas(noted));
  flows().dropOff?.send({ type: 'address.chosen', destination: { ...servette, address: 'Rue Neuve 3, 1204 Genève' } });
  await available.last().answer(ok(null));
  await changed.last().answer(ok(null));
  expect(view().draft.dropOff).toMatchObject({ door: '', address: { address: 'Rue Neuve 3, 1204 Genève' } });
  expect(view().draft.pickup).toEqual(noted.pickup);
});

test('who pays is kept, and goes with the parcel as it is bought', async () => {
  const abroad = { ...noted, dropOff: { ...noted.dropOff, phone: '+33 6 12 34 56 78' } };
  const { booking, flows, view, heard, list, save, price, pay, toThePrice } = openBooking(withLeas(abroad));
  booking.send({ type: 'payer.chosen', payer: 'receiver' });
  expect(view().draft).toEqual({ ...abroad, payer: 'receiver' });
  expect(heard.memory).toEqual([{ type: 'draft.kept', draft: { ...abroad, payer: 'receiver' } }]);
  await list.last().answer(ok(vehiclesForIt));
  booking.send({ type: 'vehicle.picked', vehicleId: cargoBike._id });
  expect(heard.memory?.at(-1)).toMatchObject({ draft: { vehicleId: cargoBike._id } });
  booking.send({ type: 'details.confirmed' });
  await toThePrice();
  booking.send({ type: 'payment.wanted' });
  flows().placement?.send({ type: 'order.confirmed', choice: inCash });
  expect(save.last().input).toEqual(view().way);
  expect(price.last().input).toEqual({ vehicleId: cargoBike._id, list: vehiclesForIt });
  expect(pay.last().input).toMatchObject({
    invoice: view().invoice,
    fulfilment: { isPickup: false, time: null },
    contact: { name: 'Nadia Keller', phone: '+33612345678', note: 'At the back', destination: view().way?.dropOff },
    parcel: { cartId: 'f'.repeat(24), payer: 'receiver', ...view().way },
  });
});

test('while it is priced or paid nothing is typed into it', async () => {
  const { booking, view, toThePrice } = openBooking();
  await toThePrice();
  booking.send({ type: 'field.typed', end: 'pickup', part: { name: 'Somebody' } });
  booking.send({ type: 'payer.chosen', payer: 'receiver' });
  expect(view().draft).toEqual(filled.draft);
});

test('another address, while the price stands there, leads back to the fields and closes the last look', async () => {
  const { booking, flows, view, available, changed, toThePrice } = openBooking();
  await toThePrice();
  booking.send({ type: 'payment.wanted' });
  expect(flows().placement?.getSnapshot().value).toBe('choosing');
  flows().dropOff?.send({ type: 'address.chosen', destination: { ...servette, address: 'Rue Neuve 3, 1204 Genève' } });
  await available.last().answer(ok(null));
  await changed.last().answer(ok(null));
  expect([view().is, view().trip.is, flows().placement?.getSnapshot().value]).toEqual(['addresses', 'asking', 'resting']);
});

test('a note that is too long keeps it from going on, and is asked for first where all else is right', async () => {
  const { booking, view, list } = openBooking(withLeas({ ...noted, dropOff: { ...noted.dropOff, note: 'x'.repeat(600) } }));
  await list.last().answer(ok(vehiclesForIt));
  booking.send({ type: 'details.confirmed' });
  expect([view().is, view().isTried, view().way, view().missing]).toEqual(['addresses', true, null, [{ end: 'dropOff', field: 'note' }]]);
  booking.send({ type: 'field.typed', end: 'dropOff', part: { note: 'At the back' } });
  booking.send({ type: 'details.confirmed' });
  expect([view().is, view().missing, view().way?.dropOff.note]).toEqual(['payment', [], 'At the back']);
});

test('a message about the earlier try is dealt with when it is read or the way on is asked for', async () => {
  const { booking, view, list, save } = openBooking({ ...filled, step: 'payment' });
  await list.last().answer(ok(vehiclesForIt));
  const refusal = failed({ kind: 'refused', code: 558, reason: null, details: null } as const);
  await save.last().answer(refusal);
  expect([view().is, view().failure, view().isTried]).toEqual(['addresses', refusal.failure, true]);
  booking.send({ type: 'failure.read' });
  expect(view().failure).toBeNull();
  booking.send({ type: 'step.updated', step: 'payment' });
  await save.last().answer(refusal);
  expect(view().failure).toEqual(refusal.failure);
  booking.send({ type: 'details.confirmed' });
  expect([view().is, view().failure]).toEqual(['payment', null]);
});
