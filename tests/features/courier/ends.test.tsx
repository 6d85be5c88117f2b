import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { EMPTY_PARCEL, type EndField, type ParcelDraft, type ParcelLack } from '#domain/parcel/parcel-draft.ts';
import type { FormProblem } from '#contract/forms/read-form.ts';
import { bike, cargoBike, carouge, leasParcel, servette, vehiclesForIt } from '#machines/courier-booking/sample-parcel.ts';
import { inOrder } from '#machines/courier-booking/vehicle-offers.ts';
import { parcelPicturesMachine } from '#machines/parcel-pictures/parcel-pictures.machine.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { FIRST_SEARCH } from '#src/shop/place/address-search-flow.ts';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import { EndContact } from '#src/features/courier/EndContact.tsx';
import { EndStop } from '#src/features/courier/EndStop.tsx';
import { NextButton } from '#src/features/courier/NextButton.tsx';
import { ParcelForm } from '#src/features/courier/ParcelForm.tsx';
import { ParcelSummary } from '#src/features/courier/ParcelSummary.tsx';
import { VehiclesOffered } from '#src/features/courier/vehicles/VehiclesOffered.tsx';
import type { OpenBooking } from '#src/features/courier/open-booking.ts';
import { draw } from '../stage/draw.tsx';
import { standingFlow } from '../stage/standing-flow.ts';
import { nameOf } from '../stage/what-is-shown.ts';

const around = () => {
  const field = { ...standingFlow(FIRST_SEARCH), onEmitted: () => () => undefined };
  return { flows: { location: standingFlow(firstLocation(null)), addressSearch: () => field }, groups: ['courier', 'frame'] as const };
};
const standing = [{ is: 'standing' }, () => undefined];
const opened = (but: object = {}, flows: object = {}) => ({
  user: lea,
  send: vi.fn<(event: object) => void>(),
  view: {
    is: 'addresses',
    draft: EMPTY_PARCEL,
    problems: { pickup: {}, dropOff: {} },
    missing: [],
    isTried: false,
    trip: { is: 'unknown' },
    vehicle: null,
    vehicleNews: null,
    failure: null,
    recallFailure: null,
    ...but,
  },
  flows: { pickup: standing, dropOff: standing, ...flows },
});
const known = { is: 'known', vehicles: inOrder(vehiclesForIt), trip: vehiclesForIt.trip, from: 11.67 };

describe('an end of a parcel’s way', () => {
  const said = async (address: string, field: EndField, problem: FormProblem, language: 'en' | 'fr' = 'en') => {
    const draft: ParcelDraft = { ...EMPTY_PARCEL, pickup: { ...EMPTY_PARCEL.pickup, address: { ...carouge, address } } };
    const open = opened({ draft, problems: { pickup: { [field]: problem }, dropOff: {} } }) as never;
    const drawn = await draw(
      <>
        <EndStop end="pickup" formId="form" open={open} />
        <EndContact end="pickup" formId="form" open={open} />
      </>,
      { ...around(), language },
    );
    return drawn.shown().filter((line) => line.includes('invalid'));
  };
  test('a street without a number wants one, a point in the woods what stands there', async () => {
    const POINT = '46.2450 N 6.1750 E, Chemin de la Capite (412 m)';
    const LOOKED_FOR = 'What the courier should look for';
    expect(await said('Rue de Carouge, 1205 Genève', 'door', 'required')).toEqual([
      'textbox: House number, invalid, says “Please add the house number”',
    ]);
    expect(await said(POINT, 'door', 'required')).toEqual([`textbox: ${LOOKED_FOR}, invalid, says “Tell the courier what to look for”`]);
    expect(await said(POINT, 'door', 'required', 'fr')).toEqual([
      'textbox: Ce que le livreur doit chercher, invalid, says “Indiquez au livreur ce qu’il doit chercher”',
    ]);
    expect(await said(POINT, 'name', 'required')).toEqual(['textbox: Name, invalid, says “This field is required”']);
    expect(await said(POINT, 'phone', 'phone')).toEqual(["textbox: Phone, invalid, says “phone doesn't seem right”"]);
    expect(await said(POINT, 'note', 'tooLong')).toEqual([
      'textbox: Note for the courier, invalid, says “This is too long. Please shorten it.”',
    ]);
  });
});

describe('who is met', () => {
  const row = async (draft: Partial<ParcelDraft['pickup']>, language: 'en' | 'fr' = 'en') => {
    const open = opened({ draft: { ...EMPTY_PARCEL, pickup: { ...EMPTY_PARCEL.pickup, ...draft } } });
    return draw(<EndContact end="pickup" formId="form" open={open as never} />, { ...around(), language });
  };
  test('is a row that says what is known, and opens its fields', async () => {
    const { shown, press } = await row({ name: 'Léa Bonnard', phone: '+41 79 111 22 33' });
    expect(shown()).toEqual(['Sender', 'Léa Bonnard, +41 79 111 22 33', 'button: Change Sender']);
    await press('Change Sender');
    expect(shown()).toEqual([
      'Sender',
      'button: Done Sender, open',
      'textbox: Name, with “Léa Bonnard”',
      'textbox: Phone, with “+41 79 111 22 33”',
      'Optional',
      'textbox: Note for the courier',
    ]);
  });
  test('says what is needed while a name or a phone is missing', async () => {
    expect((await row({ name: 'Léa Bonnard' })).shown()).toEqual(['Sender', 'Name and phone needed', 'button: Add Sender']);
    expect((await row({}, 'fr')).shown()).toEqual(['Expéditeur', 'Nom et téléphone à indiquer', 'button: Ajouter Expéditeur']);
  });
});

test('a note is read without its row being opened, and at the last look with door and phone', async () => {
  const open = opened({ draft: { ...leasParcel, dropOff: { ...leasParcel.dropOff, note: 'At the back ' } } });
  const { shown } = await draw(<EndContact end="dropOff" formId="form" open={open as never} />, around());
  expect(shown()).toEqual(['Receiver', 'Nadia Keller, 078 412 88 60. At the back', 'button: Change Receiver']);
  const met = { name: 'Nadia Keller', country_phone_code: '+33', phone: '612345678', email: '' };
  const way = {
    pickup: { ...carouge, note: 'Ring twice', floor: '3', entry_code: '4812', user_details: met },
    dropOff: { ...servette, user_details: met },
  };
  const last = await draw(<ParcelSummary way={way} vehicle={bike} />, around());
  expect(last.shown()).toEqual([
    'Your parcel',
    'From',
    'Rue de Carouge 12, 1205 Genève',
    'Floor 3',
    'Entry code 4812',
    'Nadia Keller, +33 6 12 34 56 78',
    '“Ring twice”',
    'To',
    'Rue de la Servette 45, 1202 Genève',
    'Nadia Keller, +33 6 12 34 56 78',
    'Vehicle',
    'Bike',
  ]);
});

describe('the way on', () => {
  const button = async (but: object, flows: object = {}, language: 'en' | 'fr' = 'en') =>
    (await draw(<NextButton formId="form" open={opened(but, flows) as never} />, { ...around(), language })).shown();
  const receiver: ParcelLack = { end: 'dropOff', field: 'name' };
  test('is named after what is asked for next, and has the price as soon as it is known', async () => {
    expect(await button({ missing: [{ end: 'pickup', field: 'address' }, receiver] })).toEqual(['button: Next: pickup address']);
    expect(await button({ missing: [receiver], trip: known, vehicle: bike })).toEqual(['button: Next: receiver name 11.67']);
    expect(await button({ missing: [{ end: null, field: 'vehicle' }], trip: known })).toEqual(['button: Next: vehicle from 11.67']);
    expect(await button({ trip: known, vehicle: cargoBike })).toEqual(['button: Continue 15.57']);
    expect(await button({ missing: [receiver], trip: known, vehicle: bike }, {}, 'fr')).toEqual([
      'button: Ensuite : nom du destinataire 11.67',
    ]);
  });
  test('waits for an address that is checked, and for the price where nothing else is missing before it', async () => {
    const checking = { pickup: [{ is: 'changing' }, () => undefined] };
    expect(await button({ missing: [receiver] }, checking)).toEqual(['button: Checking the address, disabled, busy']);
    expect(await button({ missing: [{ end: null, field: 'vehicle' }, receiver], trip: { is: 'asking' } })).toEqual([
      'button: Calculating the price, disabled, busy',
    ]);
  });
});

describe('the vehicles', () => {
  const offered = async (but: object) => {
    const open = opened(but) as unknown as OpenBooking;
    return { ...(await draw(<VehiclesOffered view={open.view} send={open.send} />, around())), send: open.send };
  };
  test('stand there with price and time; one that does not serve the way says why', async () => {
    const { shown, press, send } = await offered({ trip: known, vehicle: bike });
    expect(shown()).toEqual([
      'Vehicle',
      'group: Vehicle',
      'radio: Bike 11.67 there in 10 min, checked',
      'radio: Cargo bike 15.57 there in 11 min',
      'radio: Van Too far for this vehicle., disabled',
      'Bike, an example. 4.50 per km',
    ]);
    await press('Cargo bike 15.57 there in 11 min');
    expect(send).toHaveBeenCalledWith({ type: 'vehicle.picked', vehicleId: cargoBike._id });
  });
  test('that are not told of say why and are asked for again', async () => {
    const { press, send } = await offered({
      trip: { is: 'unavailable', failure: { kind: 'transport', cause: 'offline', retryAfterMs: null } },
    });
    await press('Try again');
    expect(send).toHaveBeenCalledWith({ type: 'list.wanted' });
  });
});

describe('a parcel on one page', () => {
  const form = async (but: object) => {
    const pictures = createActor(parcelPicturesMachine).start();
    const open = opened(but, { pictures, pictureOwner: () => ({}) });
    return { ...(await draw(<ParcelForm {...(open as unknown as OpenBooking)} />, around())), send: open.send };
  };
  const problems = { pickup: {}, dropOff: { name: 'required', phone: 'required' } };
  test.each([
    ['pickup address', 'pickup', 'address', 'Pickup'],
    ['drop-off address', 'dropOff', 'address', 'Drop-off'],
    ['receiver name', 'dropOff', 'name', 'Receiver name'],
    ['receiver phone', 'dropOff', 'phone', 'Receiver phone'],
  ] as const)('the way on leads to what is missing: %s', async (said, end, field, name) => {
    const { press, send } = await form({ missing: [{ end, field }], problems });
    await press(`Next: ${said}`);
    expect(send).toHaveBeenLastCalledWith({ type: 'details.confirmed' });
    expect(document.activeElement && nameOf(document.activeElement)).toBe(name);
  });
  test('says nothing of vehicles before both addresses are known, and has them then', async () => {
    const about = async (but: object) => (await form(but)).shown().filter((line) => /vehicle|radio|route/i.test(line));
    expect(await about({})).toEqual([
      'Photos help the courier bring the right vehicle',
      'Your route appears here once you’ve entered both addresses.',
    ]);
    const there = { ...leasParcel, dropOff: { ...leasParcel.dropOff, address: leasParcel.pickup.address } };
    const same = { pickup: {}, dropOff: { address: 'same' } };
    expect(await about({ draft: there, trip: { is: 'unknown' }, vehicle: null, problems: same })).not.toContain('Vehicle');
    expect((await about({ draft: leasParcel, trip: known, vehicle: bike })).slice(0, 3)).toEqual([
      'Vehicle',
      'group: Vehicle',
      'radio: Bike 11.67 there in 10 min, checked',
    ]);
  });
});
