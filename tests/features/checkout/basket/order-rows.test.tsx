import { beforeAll, expect, test, vi } from 'vitest';
import { CARD_GATEWAY_ID, CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import type { StoreDetail } from '#contract/entities/store.ts';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import type { FulfilmentTimeView } from '#src/shop/fulfilment/fulfilment-time-flow.ts';
import { OtherPlace } from '#src/features/checkout/basket/lazy-notices.ts';
import { OrderRows } from '#src/features/checkout/basket/OrderRows.tsx';
import { sevenOClock } from '#machines/delivery-time/delivery-time.model.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { draw } from '#tests/features/stage/draw.tsx';

/** Each row with an address asks for it: it is there before the first is drawn, not some time after. */
beforeAll(() => OtherPlace.preload({ load: () => Promise.resolve() } as never));

const store = { address: 'Rue Jean-Calvin 4, 1204 Genève' } as StoreDetail;
const carouge = { address: 'Rue de Carouge 12, 1205 Genève', post_code: '1205', location: [46.1972, 6.1413] };
const servette = { address: 'Rue de la Servette 10, 1201 Genève', latitude: 46.2095, longitude: 6.1357 } as CurrentLocation;

type But = {
  readonly draft?: object;
  readonly isWanting?: boolean;
  readonly isPickup?: boolean;
  readonly address?: object;
  readonly destination?: object | null;
  readonly problems?: object;
  readonly time?: object;
  readonly pickup?: string;
  readonly way?: string;
  /** Where the customer looks around from. */
  readonly place?: CurrentLocation | null;
};

async function rows(but: But = {}) {
  const { draft = {}, isWanting = false, isPickup = false, address = { is: 'standing' }, destination = carouge, problems = {} } = but;
  const [openRow, onSend, sendAddress] = [vi.fn(), vi.fn(), vi.fn()];
  const view = { time: { is: 'asap', choice: null, trouble: null, ...but.time }, way: { pickup: but.pickup ?? 'absent', isPickup } };
  const flows = {
    contact: [{ draft: { ...NO_CONTACT, ...draft }, isWanting }, vi.fn()],
    invoice: [{ fulfilment: { isPickup, time: null } }, vi.fn()],
    address: [address, sendAddress],
    sheet: [null, openRow],
    placement: [{ way: { way: but.way ?? null } }, vi.fn()],
  };
  const drawn = await draw(
    <OrderRows
      flows={flows as never}
      store={store}
      view={view as unknown as FulfilmentTimeView}
      minutes={null}
      destination={destination as never}
      problems={problems}
      user={null}
      cityId={null}
      currency="CHF"
      onSend={onSend}
      onPay={undefined}
    />,
    { groups: ['basket', 'frame', 'notices'], flows: { location: standingFlow(firstLocation(but.place ?? null)) } },
  );
  return { ...drawn, openRow, onSend, sendAddress };
}

test('each row says what is chosen, and opens by its button', async () => {
  const draft = { name: 'Léa Bonnard', phone: '+41 79 111 22 33', floor: '3', entryCode: '4812', note: 'Ring twice' };
  const { shown, press, openRow } = await rows({ draft });
  expect(shown()).toEqual([
    'Where: Rue de Carouge 12, 1205 Genève',
    'Floor 3, entry code 4812 · “Ring twice”',
    'button: Change the delivery address',
    'When: As soon as possible',
    'button: Change the time',
    'Who: Léa Bonnard',
    '+41 79 111 22 33',
    'button: Change name and phone',
  ]);
  for (const button of ['Change the delivery address', 'Change the time', 'Change name and phone']) await press(button);
  expect(openRow.mock.calls.map(([event]) => event)).toEqual(['where', 'when', 'who'].map((row) => ({ type: 'row.opened', row })));
});

test('a house number that is typed stands in its row, and one that is none does not', async () => {
  const destination = { address: 'Rue du Rhône, 1204 Genève', post_code: '1204', city: 'Genève' };
  const where = async (houseNumber: string) => (await rows({ destination, draft: { houseNumber } })).shown()[0];
  expect(await where('12')).toBe('Where: Rue du Rhône 12, 1204 Genève');
  expect(await where('')).toBe('Where: Rue du Rhône, 1204 Genève');
  expect(await where('x')).toBe('Where: Rue du Rhône, 1204 Genève');
});

test('what is paid in cash is left at no door', async () => {
  const draft = { note: 'Leave it at the door. Ring twice' };
  const note = async (way: string) => (await rows({ draft, way })).shown()[1];
  expect(await note(CARD_GATEWAY_ID)).toBe('“Leave it at the door. Ring twice”');
  expect(await note(CASH_PAYMENT_ID)).toBe('“Ring twice”');
});

test('a row in which nothing is chosen says what belongs there; after a try it says that it is missing', async () => {
  const nothing = { destination: null, problems: { address: 'required', name: 'required', phone: 'required' } };
  const before = (await rows(nothing)).shown();
  expect(before).toEqual([
    'Where: Delivery address',
    'button: Change the delivery address',
    'When: As soon as possible',
    'button: Change the time',
    'Who: Your name and phone',
    'button: Change name and phone',
  ]);
  const after = (await rows({ ...nothing, isWanting: true })).shown();
  expect(after.filter((text) => !before.includes(text))).toEqual(['Please enter delivery address', 'Add your name and phone number.']);
});

test('what a courier lacks of an address is said before anybody tries', async () => {
  expect((await rows({ problems: { houseNumber: 'required' } })).shown()).toContain('Please add the house number');
});

test('an address that is being changed says so, and one that was refused why', async () => {
  expect((await rows({ address: { is: 'changing' } })).shown()).toContain('Changing the address');
  const failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
  expect((await rows({ address: { is: 'kept', failure, wanted: null } })).shown().join(' ')).toContain('No connection');
});

test.each([
  [{ is: 'scheduled', choice: sevenOClock }, /^When: \w+ \d+ \w+, 19:00/],
  [{ is: 'choosing', choice: null }, /^When: Choose a time$/],
] as const)('the time, %o', async (time, said) => {
  expect((await rows({ time })).shown()).toContainEqual(expect.stringMatching(said));
});

test.each(['free', 'lockedOn'] as const)(
  'where an order is collected (%s) keeps its address in one piece at hyphens and before its town',
  async (pickup) => {
    const { shown } = await rows({ pickup, destination: null });
    expect(shown().join(' ')).toContain(store.address);
    expect([...document.querySelectorAll('[class*=unit]')].map((unit) => unit.textContent)).toEqual(['Jean-Calvin', '1204 Genève']);
  },
);

test('an order that is collected has the store in place of an address, and is delivered again by its box', async () => {
  const { shown, press, onSend } = await rows({ isPickup: true, pickup: 'free', draft: { name: 'Léa' } });
  expect(shown()[0]).toBe('Collect at: Rue Jean-Calvin 4, 1204 Genève');
  expect(shown()).toContain('Collected by: Léa');
  await press("I'll pick it up No delivery fee, Rue Jean-Calvin 4, 1204 Genève");
  expect(onSend).toHaveBeenCalledWith({ type: 'delivery.chosen' });
});

test('an address at the top of the page that is not the basket’s is offered, and one near it is the same', async () => {
  const { shown, until, press, sendAddress } = await rows({ place: servette });
  await until(() => shown().includes('button: Deliver it to Rue de la Servette 10, 1201 Genève'));
  expect(shown().join(' ')).toContain('This order goes to Rue de Carouge 12, 1205 Genève.');
  await press('Deliver it to Rue de la Servette 10, 1201 Genève');
  expect(sendAddress.mock.calls).toMatchObject([
    [{ type: 'address.chosen', destination: { address: servette.address, location: [servette.latitude, servette.longitude] } }],
  ]);
  const same = { ...servette, latitude: 46.1973, longitude: 6.1413 };
  for (const but of [{ place: same }, { place: null }, { place: servette, isPickup: true }, { place: servette, destination: null }])
    expect((await rows(but)).shown().join(' ')).not.toContain('Deliver it to');
});

test('a refused address is named in the row of the one that stands, and not offered again', async () => {
  const address = { is: 'kept', wanted: servette, failure: { kind: 'refused', code: 966, reason: null, details: null } };
  const said = (await rows({ place: servette, address })).shown().join(' ');
  expect(said).toContain('Where: Rue de Carouge 12, 1205 Genève');
  expect(said).toContain('Rue de la Servette 10, 1201 Genève: This address is too far from the store');
  expect(said).not.toContain('Deliver it to');
});
