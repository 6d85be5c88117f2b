import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { FAVOURITE_ADDRESSES_MAXIMUM, FAVOURITE_ADDRESS_LENGTH } from '#contract/limits.ts';
import { describeServer } from '../test-server.ts';
import { newCustomer } from '../customer.ts';

describeServer('saved addresses', (server) => {
  const home = {
    address_name: 'Home',
    address: 'Rue de Carouge 12, 1205 Genève',
    latitude: 46.1972,
    longitude: 6.1413,
    floor: '3',
    entry_code: '4812',
    comment: 'Ring twice',
  };

  test('are kept once each, changed by the same name and address, and forgotten', async () => {
    const who = await newCustomer(server);
    await server.expectSuccess(endpoints.add_favourite_address, { ...who, ...home });
    const changed = await server.expectSuccess(endpoints.add_favourite_address, { ...who, ...home, floor: '4' });
    expect(changed.favourite_addresses).toMatchObject([{ address_name: 'Home', floor: '4', entry_code: '4812', comment: 'Ring twice' }]);
    const left = await server.expectSuccess(endpoints.delete_favourite_address, {
      ...who,
      address_ids: changed.favourite_addresses.map(({ _id }) => _id),
    });
    expect(left.favourite_addresses).toEqual([]);
  });

  test('are changed by their id, in their turn, and become one with another of the same name and address', async () => {
    const who = await newCustomer(server);
    await server.expectSuccess(endpoints.add_favourite_address, { ...who, ...home });
    const nadia = { ...who, ...home, address_name: 'Nadia' };
    const { favourite_addresses: both } = await server.expectSuccess(endpoints.add_favourite_address, nadia);
    const [first, second] = both;
    const flat = { ...who, ...home, address_name: 'Flat', address_id: first?._id };
    const { favourite_addresses: changed } = await server.expectSuccess(endpoints.add_favourite_address, flat);
    expect(changed).toEqual([{ ...first, address_name: 'Flat' }, second]);
    const same = { ...flat, address_name: second?.address_name ?? '', floor: '9' };
    const { favourite_addresses: joined } = await server.expectSuccess(endpoints.add_favourite_address, same);
    expect(joined).toEqual([{ ...first, address_name: second?.address_name, floor: '9' }]);
  });

  test('that are somebody else’s or gone are added under their id, and change nothing of theirs', async () => {
    const ada = await newCustomer(server);
    const eve = await newCustomer(server);
    const { favourite_addresses: adas } = await server.expectSuccess(endpoints.add_favourite_address, { ...ada, ...home });
    for (const address_id of [adas[0]?._id, 'no id at all'])
      await server.expectSuccess(endpoints.add_favourite_address, { ...eve, ...home, address_name: 'Mine', address_id });
    expect((await server.expectSuccess(endpoints.get_favourite_addresses, ada)).favourite_addresses).toEqual(adas);
    const { favourite_addresses: eves } = await server.expectSuccess(endpoints.get_favourite_addresses, eve);
    expect(eves).toMatchObject([{ address_name: 'Mine' }]);
    expect(eves[0]?._id).not.toBe(adas[0]?._id);
  });

  test.each(['1205 Genève', '1205 Genève 12', '12'])('are refused without a street: %j', async (address) => {
    const who = await newCustomer(server);
    expect(await server.answer(endpoints.add_favourite_address, { ...who, ...home, address })).toMatchObject({
      success: false,
      error_code: 1004,
      reason: 'door_missing',
    });
  });

  test('are nobody else’s', async () => {
    const ada = await newCustomer(server);
    const eve = await newCustomer(server);
    const {
      favourite_addresses: [mine],
    } = await server.expectSuccess(endpoints.add_favourite_address, { ...ada, ...home });
    await server.expectSuccess(endpoints.delete_favourite_address, { ...eve, address_ids: [mine?._id ?? ''] });
    expect((await server.expectSuccess(endpoints.get_favourite_addresses, eve)).favourite_addresses).toEqual([]);
    expect((await server.expectSuccess(endpoints.get_favourite_addresses, ada)).favourite_addresses).toHaveLength(1);
  });

  test('are so many at most, however many are saved at once, and one that is there can still be changed', async () => {
    const who = await newCustomer(server);
    const save = async (number: number) =>
      (await server.answer(endpoints.add_favourite_address, { ...who, ...home, address_name: `Door ${number}` })) as {
        readonly success: boolean;
        readonly error_code?: number;
        readonly reason?: string;
      };
    for (let number = 1; number < FAVOURITE_ADDRESSES_MAXIMUM; number += 1) expect((await save(number)).success).toBe(true);
    const atOnce = await Promise.all([1_000, 1_001, 1_002].map(save));
    expect(atOnce.filter(({ success }) => success)).toHaveLength(1);
    for (const refused of atOnce.filter(({ success }) => !success))
      expect(refused).toMatchObject({ error_code: 1004, reason: 'addresses_many' });
    expect((await save(1)).success).toBe(true);
    const { favourite_addresses: full } = await server.expectSuccess(endpoints.get_favourite_addresses, who);
    const renamed = { ...who, ...home, address_name: 'Another door', address_id: full[0]?._id };
    await server.expectSuccess(endpoints.add_favourite_address, renamed);
    const kept = await server.expectSuccess(endpoints.get_favourite_addresses, who);
    expect(kept.favourite_addresses).toHaveLength(FAVOURITE_ADDRESSES_MAXIMUM);
  });

  test.each([
    ['address_name', FAVOURITE_ADDRESS_LENGTH.name],
    ['address', FAVOURITE_ADDRESS_LENGTH.address],
    ['floor', FAVOURITE_ADDRESS_LENGTH.door],
    ['entry_code', FAVOURITE_ADDRESS_LENGTH.door],
    ['comment', FAVOURITE_ADDRESS_LENGTH.comment],
  ] as const)('have a %s of %d characters at most', async (field, most) => {
    const who = await newCustomer(server);
    const long = (length: number) => `${'x'.repeat(length - 3)} 12`;
    await server.expectSuccess(endpoints.add_favourite_address, { ...who, ...home, [field]: long(most) });
    expect((await server.post(endpoints.add_favourite_address.path, { ...who, ...home, [field]: long(most + 1) })).status).toBe(400);
    expect((await server.expectSuccess(endpoints.get_favourite_addresses, who)).favourite_addresses).toHaveLength(1);
  });
});
