import { expect, test } from 'vitest';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { ok } from '#contract/result.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';
import { keepFavourite } from '#src/flows/commands/use-favourite.ts';
import { favouriteStoresWith } from '#src/flows/favourite-stores/favourite-stores-ports.ts';
import { leadWith } from '#src/flows/lead/lead-ports.ts';
import { standingFlow } from '#tests/views/stage/standing-flow.ts';
import { askPort, hearPort } from './ask-port.ts';
import { noAnswer, refused, serverSaying, sessionOf } from './server-saying.ts';

const at = (latitude: number, longitude: number) => ({ value: 'somewhere', context: { place: { latitude, longitude, address: 'x' } } });
const withStores = (favourite_stores: string[]) => ({ value: 'signedIn', context: { user: { ...lea, favourite_stores } } }) as never;

test('a heart’s store is kept or let go, and the session knows at once', async () => {
  const server = serverSaying({
    add_favourite_store: [ok({ favourite_stores: ['rade'] }), refused(501)],
    remove_favourite_store: ok({ favourite_stores: [] }),
  });
  const session = sessionOf(lea);
  const { signal } = new AbortController();
  const keep = keepFavourite(server.api, session as never, 'rade');
  expect(await keep({ isFavourite: true }, signal)).toEqual(ok(null));
  expect(await keep({ isFavourite: true }, signal)).toEqual(refused(501));
  expect(await keep({ isFavourite: false }, signal)).toEqual(ok(null));
  expect(session.told).toEqual([
    { type: 'customer.changed', user: { ...lea, favourite_stores: ['rade'] } },
    { type: 'customer.changed', user: { ...lea, favourite_stores: [] } },
  ]);
  expect([server.asked[0], server.asked[2]]).toEqual([
    ['add_favourite_store', { store_id: 'rade' }],
    ['remove_favourite_store', { store_id: ['rade'] }],
  ]);
  expect(server.unsigned).toEqual([]);
  const nobody = sessionOf(null);
  await keepFavourite(server.api, nobody as never, 'rade')({ isFavourite: false }, signal);
  expect(nobody.told).toEqual([]);
});

test('favourite stores are listed for the place, with the server’s time where it is told', async () => {
  const server = serverSaying({
    get_favourite_store_list: [
      ok({ favourite_stores: ['rade'], server_time: '2026-11-25T18:00:00Z' }),
      ok({ favourite_stores: [] }),
      noAnswer(),
    ],
  });
  const location = standingFlow<unknown>(at(46.2, 6.1));
  const machine = favouriteStoresWith(server.api, { session: sessionOf(lea), location } as never);
  expect(await askPort(machine, 'listStores')).toEqual(ok({ stores: ['rade'], at: Date.parse('2026-11-25T18:00:00Z') }));
  location.moves({ value: 'nowhere', context: { place: null } });
  expect(await askPort(machine, 'listStores')).toEqual(ok({ stores: [], at: null }));
  expect(await askPort(machine, 'listStores')).toEqual(noAnswer());
  expect(server.asked.slice(0, 2)).toEqual([
    ['get_favourite_store_list', { latitude: 46.2, longitude: 6.1 }],
    ['get_favourite_store_list', {}],
  ]);
  expect(server.unsigned).toEqual([]);
});

test('several are let go and kept at once, also when nobody waits any more; the session knows', async () => {
  const server = serverSaying({
    remove_favourite_store: [ok({ favourite_stores: ['a'] }), refused(501)],
    add_favourite_store: [ok({ favourite_stores: ['a', 'b'] }), noAnswer()],
  });
  const session = sessionOf(lea);
  const machine = favouriteStoresWith(server.api, { session, location: standingFlow(at(0, 0)) } as never);
  const ids = { ids: ['b', 'c'] };
  expect([await askPort(machine, 'removeStores', ids), await askPort(machine, 'removeStores', ids)]).toEqual([ok(null), refused(501)]);
  expect([await askPort(machine, 'keepStores', ids), await askPort(machine, 'keepStores', ids)]).toEqual([ok(null), noAnswer()]);
  expect(session.told).toEqual([
    { type: 'customer.changed', user: { ...lea, favourite_stores: ['a'] } },
    { type: 'customer.changed', user: { ...lea, favourite_stores: ['a', 'b'] } },
  ]);
  expect([server.asked[0], server.asked[2]]).toEqual([
    ['remove_favourite_store', { store_id: ['b', 'c'] }],
    ['add_favourite_store', { store_id: ['b', 'c'] }],
  ]);
  expect(server.unsigned).toHaveLength(4);
  const nobody = sessionOf(null);
  await askPort(
    favouriteStoresWith(serverSaying({ add_favourite_store: ok({ favourite_stores: [] }) }).api, {
      session: nobody,
      location: standingFlow(at(0, 0)),
    } as never),
    'keepStores',
    ids,
  );
  expect(nobody.told).toEqual([]);
});

test('other hearts and another place are heard of, each change once, until the page is left', () => {
  const session = standingFlow<unknown>(withStores(['a']));
  const location = standingFlow<unknown>(at(46.2, 6.1));
  const { told, stop } = hearPort(favouriteStoresWith(serverSaying({}).api, { session, location } as never), 'hearGrounds');
  session.moves(withStores(['a']));
  location.moves(at(46.2, 6.1));
  expect(told).toEqual([]);
  session.moves(withStores(['a', 'b']));
  session.moves(withStores(['a', 'b']));
  location.moves(at(46.3, 6.1));
  location.moves(at(46.3, 6.1));
  location.moves(at(46.3, 6.2));
  session.moves({ value: 'guest', context: { user: null } });
  expect(told).toEqual([
    { type: 'favourites.told', ids: ['a', 'b'] },
    { type: 'place.told' },
    { type: 'place.told' },
    { type: 'favourites.told', ids: [] },
  ]);
  stop();
  session.moves(withStores(['z']));
  location.moves(at(1, 1));
  expect(told).toHaveLength(4);
});

const lead = {
  texts: { companyName: 'Rade', name: 'Léa', snames: 'B', email: 'lea@example.org', mobile: '79', address: 'x', postal_code: '1204' },
  website: '',
  newsletter: false,
};
const { companyName: _company, postal_code: _postcode, ...applicant } = lead.texts;

const nothingKept = createKeeper(memoryStore);

test.each([
  ['partner', 'send_partner_email', { ...applicant, password: '', companyName: 'Rade', postal_code: '1204', delivery_type: 1 }],
  ['hopper', 'send_hopper_email', { ...applicant, password: '' }],
  ['interest', 'send_hopper_email', { ...applicant, password: '', kind: 'interest' }],
] as const)('a %s is told by %s, with what only robots fill in where it was', async (kind, call, body) => {
  const server = serverSaying({ [call]: ok({}) });
  const { machine } = leadWith(server.api, { session: sessionOf(null), keeper: nothingKept, tabKeeper: nothingKept } as never);
  expect(await askPort(machine, 'sendLead', { kind, lead })).toEqual(ok(null));
  await askPort(machine, 'sendLead', { kind, lead: { ...lead, website: 'https://spam' } });
  expect(server.asked).toEqual([
    [call, body],
    [call, { ...body, website: 'https://spam' }],
  ]);
  expect(server.unsigned).toEqual([]);
});

test('with the newsletter both are taken, or neither is thanked for', async () => {
  const wanted = { kind: 'hopper', lead: { ...lead, newsletter: true } };
  const server = serverSaying({ send_hopper_email: [refused(501), ok({}), ok({})], send_email: [refused(502), ok({})] });
  const { machine } = leadWith(server.api, { session: sessionOf(null), keeper: nothingKept, tabKeeper: nothingKept } as never);
  const answers = [
    await askPort(machine, 'sendLead', wanted),
    await askPort(machine, 'sendLead', wanted),
    await askPort(machine, 'sendLead', wanted),
  ];
  expect(answers).toEqual([refused(501), refused(502), ok(null)]);
  expect(server.asked.map(([name]) => name)).toEqual([
    'send_hopper_email',
    'send_hopper_email',
    'send_email',
    'send_hopper_email',
    'send_email',
  ]);
  expect([server.asked[2], server.unsigned]).toEqual([['send_email', { email: 'lea@example.org' }], []]);
});

test('what was typed is whose it was, form by form, a guest’s too', () => {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  const of = (user: typeof lea | null) => leadWith(serverSaying({}).api, { session: sessionOf(user), keeper, tabKeeper: keeper } as never);
  of(lea).remember('partner', { name: 'Léa' });
  of(lea).remember('hopper', { name: 'L', newsletter: true });
  expect(of(lea).begin('partner')).toEqual({ kind: 'partner', draft: { name: 'Léa' } });
  expect(of(lea).begin('hopper').draft).toEqual({ name: 'L', newsletter: true });
  expect([of(noah).begin('partner').draft, of(null).begin('partner').draft]).toEqual([null, null]);
  of(lea).remember('partner', null);
  expect([of(lea).begin('partner').draft, of(lea).begin('hopper').draft?.name]).toEqual([null, 'L']);
  of(lea).remember('hopper', null);
  expect(store.getItem('storefront.leads')).toBeNull();
  of(null).remember('interest', { email: 'g@example.org' });
  expect(of(null).begin('interest').draft).toEqual({ email: 'g@example.org' });
});
