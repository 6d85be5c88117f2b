import { expect, test, vi } from 'vitest';
import { FavouriteStoreRow } from '#src/features/account/FavouriteStoreRow.tsx';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import { AddressRow } from '#src/features/account/addresses/AddressRow.tsx';
import { draw, pressOn } from '../stage/draw.tsx';
import { standingFlow } from '../stage/standing-flow.ts';

/** A press by a mouse: the first, or the second of a double click. */
const press = (control: HTMLElement, detail: 1 | 2) =>
  pressOn(control, new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

const PATH = `/geneva/restaurants/rade/${'a'.repeat(24)}`;
const rade = {
  _id: 'a'.repeat(24),
  name: 'Rade',
  image_url: '/store.svg',
  delivery_time: 25,
  delivery_time_max: 40,
  user_rate: 4.8,
  user_rate_count: 312,
  store_path: PATH,
};

test('the second press of a double click on Undo leads to no store that came under the pointer', async () => {
  const { control, path } = await draw(<FavouriteStoreRow store={rade} isTicked={null} onTicked={() => undefined} at={null} />);
  const before = path();
  await press(control('Rade'), 2);
  expect(path()).toBe(before);
  await press(control('Rade'), 1);
  expect(path()).toBe(PATH);
});

test('nor does it open the form of an address', async () => {
  const change = vi.fn<() => void>();
  const home = {
    _id: 'b'.repeat(24),
    address_name: 'Home',
    address: 'Rue du Stand 1, 1204 Genève',
    comment: '',
    country: 'Switzerland',
    country_code: 'CH',
    floor: '',
    entry_code: '',
    latitude: 46.2,
    longitude: 6.1,
  };
  const { control } = await draw(<AddressRow address={home} isTicked={null} canChange onTicked={() => undefined} onChange={change} />, {
    flows: { location: standingFlow(firstLocation(null)) },
  });
  await press(control('Change Home'), 2);
  expect(change).not.toHaveBeenCalled();
  await press(control('Change Home'), 1);
  expect(change).toHaveBeenCalledOnce();
});
