import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { EMPTY_PARCEL, type EndField, type ParcelDraft } from '#domain/parcel/parcel-draft.ts';
import type { FormProblem } from '#contract/forms/read-form.ts';
import { carouge } from '#machines/courier-booking/sample-parcel.ts';
import { parcelPicturesMachine } from '#machines/parcel-pictures/parcel-pictures.machine.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { FIRST_SEARCH } from '#src/shop/place/address-search-flow.ts';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import { AddressStep } from '#src/features/courier/AddressStep.tsx';
import type { OpenBooking } from '#src/features/courier/open-booking.ts';
import { EndCard } from '#src/features/courier/EndCard.tsx';
import { draw } from '../stage/draw.tsx';
import { standingFlow } from '../stage/standing-flow.ts';
import { nameOf } from '../stage/what-is-shown.ts';

type Missing = { readonly end: 'pickup' | 'dropOff'; readonly field: EndField };
const around = () => {
  const field = { ...standingFlow(FIRST_SEARCH), hear: () => () => undefined };
  return { flows: { location: standingFlow(firstLocation(null)), addressSearch: () => field } };
};
const opened = (but: object = {}) => ({
  user: lea,
  send: vi.fn<(event: object) => void>(),
  view: {
    is: 'addresses',
    draft: EMPTY_PARCEL,
    problems: { pickup: {}, dropOff: {} },
    missing: [],
    first: null,
    isTried: false,
    trip: { is: 'unknown' },
    failure: null,
    recallFailure: null,
    ...but,
  },
  flows: { pickup: [{ is: 'standing' }, () => undefined], dropOff: [{ is: 'standing' }, () => undefined] },
});

describe('an end of a parcel’s way', () => {
  /** What is wrong with the door of a pickup at this address. */
  const said = async (address: string, field: EndField, problem: FormProblem, language: 'en' | 'fr' = 'en') => {
    const draft: ParcelDraft = { ...EMPTY_PARCEL, pickup: { ...EMPTY_PARCEL.pickup, address: { ...carouge, address } } };
    const open = opened({ draft, problems: { pickup: { [field]: problem }, dropOff: {} } });
    const drawn = await draw(<EndCard end="pickup" formId="form" open={open as never} />, {
      ...around(),
      language,
      groups: ['courier', 'frame'],
    });
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

describe('the addresses of a parcel', () => {
  const fields: readonly Missing[] = (['pickup', 'dropOff'] as const).flatMap((end) =>
    (['address', 'name', 'phone', 'note'] as const).map((field) => ({ end, field })),
  );
  const step = async (missing: readonly Missing[]) => {
    const pictures = createActor(parcelPicturesMachine).start();
    const open = opened({ missing, first: missing[0] ?? null, isTried: true });
    const flows = { ...open.flows, pictures, pictureOwner: () => ({}) };
    return { ...(await draw(<AddressStep {...({ ...open, flows } as unknown as OpenBooking)} />, around())), send: open.send };
  };
  test('what is missing stands above, each a way to its field', async () => {
    const { shown, press } = await step(fields);
    expect(shown().slice(1, 10)).toEqual([
      'Check 8 fields',
      'link: pickup address',
      'link: sender name',
      'link: sender phone',
      'link: note for the courier',
      'link: drop-off address',
      'link: receiver name',
      'link: receiver phone',
      'link: delivery instructions',
    ]);
    const focused: unknown[] = [];
    for (const name of ['pickup address', 'sender name', 'drop-off address', 'receiver phone', 'delivery instructions']) {
      await press(name);
      const section = document.activeElement?.closest('section')?.querySelector('h2')?.textContent;
      focused.push([section, document.activeElement && nameOf(document.activeElement)]);
    }
    expect(focused).toEqual([
      ['Pickup', 'Address'],
      ['Pickup', 'Name'],
      ['Drop-off', 'Address'],
      ['Drop-off', 'Receiver phone'],
      ['Drop-off', 'Delivery instructions'],
    ]);
    expect(new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(document.querySelectorAll('[id]').length);
  });
});
