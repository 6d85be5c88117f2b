import { expect, test } from 'vitest';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import { lazyAddressSearch } from '#src/shop/place/address-search-flow.ts';
import { createLostFlows } from '#src/shop/lost-flows.ts';
import { DeliveryAddress } from '#src/features/checkout/sheets/DeliveryAddress.tsx';
import { draw } from '#tests/features/stage/draw.tsx';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

const STREET = 'Enter the street and house number, then choose the address from the list';
const destination = {
  address_type: 'destination',
  address: '1205 Genève',
  post_code: '1205',
  city: 'Genève',
  location: [46.2, 6.14],
} as const;

const address = (problem: string | undefined) => {
  const location = standingFlow(firstLocation(null));
  return draw(
    <DeliveryAddress
      flows={{ address: [{ is: 'kept', failure: null, wanted: null }, () => undefined] } as never}
      destination={destination as never}
      user={null}
      problem={problem}
    />,
    { flows: { location, addressSearch: () => lazyAddressSearch({} as never, location as never, createLostFlows(), true) } },
  );
};

test('an address that is in order stands as a text, with a way to change it', async () => {
  const { shown } = await address(undefined);
  expect(shown()).toEqual(['Delivery address', '1205 Genève', 'button: Change the delivery address']);
});

test('what is wrong with it is said by the field that mends it, which opens with the focus', async () => {
  const { shown, control } = await address(STREET);
  expect(shown()).toEqual([
    `combobox: Delivery address, invalid, says “${STREET}”`,
    'button: Clear the address',
    'button: Keep 1205 Genève',
  ]);
  expect(document.activeElement).toBe(control('Delivery address'));
});

test('who keeps the address is told by the button that changes it', async () => {
  const { shown, press, control } = await address(STREET);
  await press('Keep 1205 Genève');
  expect(shown()).toEqual(['Delivery address', '1205 Genève', `button: Change the delivery address, says “${STREET}”`]);
  expect(document.activeElement).toBe(control('Change the delivery address'));
});
