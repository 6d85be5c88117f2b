import { expect, test } from 'vitest';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { ok } from '#contract/result.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { keepFavourite } from '#src/features/store/head/use-favourite.ts';
import { leadWith } from '#src/features/pages/lead/lead-ports.ts';
import { askPort } from './ask-port.ts';
import { refused, serverSaying, sessionOf } from './server-saying.ts';

test('stores are kept or let go, and the session knows at once', async () => {
  const server = serverSaying({
    add_favourite_store: [ok({ favourite_stores: ['rade'] }), refused(501)],
    remove_favourite_store: ok({ favourite_stores: [] }),
  });
  const session = sessionOf(lea);
  const keep = (storeId: string | string[], isFavourite: boolean) => keepFavourite(server.api, session as never, { storeId, isFavourite });
  expect([await keep('rade', true), await keep('rade', true)]).toEqual([ok(null), refused(501)]);
  expect([await keep('rade', false), await keep(['rade', 'kagi'], false)]).toEqual([ok(null), ok(null)]);
  expect(session.told).toEqual([
    { type: 'customer.changed', user: { ...lea, favourite_stores: ['rade'] } },
    { type: 'customer.changed', user: { ...lea, favourite_stores: [] } },
    { type: 'customer.changed', user: { ...lea, favourite_stores: [] } },
  ]);
  expect([server.asked[0], server.asked[2], server.asked[3]]).toEqual([
    ['add_favourite_store', { store_id: 'rade' }],
    ['remove_favourite_store', { store_id: ['rade'] }],
    ['remove_favourite_store', { store_id: ['rade', 'kagi'] }],
  ]);
});

test('what was kept for one customer is told to nobody else’s session', async () => {
  for (const next of [null, noah]) {
    const now = { user: lea as typeof lea | null };
    const told: unknown[] = [];
    const session = { getSnapshot: () => ({ context: now }), send: (event: unknown) => void told.push(event) };
    const { api } = serverSaying({ add_favourite_store: ok({ favourite_stores: ['rade'] }) });
    const kept = keepFavourite(api, session as never, { storeId: 'rade', isFavourite: true });
    now.user = next;
    expect([await kept, told]).toEqual([ok(null), []]);
  }
});

const lead = {
  texts: { companyName: 'Rade', name: 'Léa', snames: 'B', email: 'lea@example.org', mobile: '79', address: 'x', postal_code: '1204' },
  website: '',
  newsletter: false,
};
const { companyName: _company, postal_code: _postcode, ...applicant } = lead.texts;

const nothingKept = createBrowserStorage(memoryStore);

test.each([
  ['partner', 'send_partner_email', { ...applicant, password: '', companyName: 'Rade', postal_code: '1204', delivery_type: 1 }],
  ['hopper', 'send_hopper_email', { ...applicant, password: '' }],
  ['interest', 'send_hopper_email', { ...applicant, password: '', kind: 'interest' }],
] as const)('a %s is told by %s, with what only robots fill in where it was', async (kind, call, body) => {
  const server = serverSaying({ [call]: ok({}) });
  const { machine } = leadWith(server.api, { session: sessionOf(null), storage: nothingKept, tabStorage: nothingKept } as never);
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
  const { machine } = leadWith(server.api, { session: sessionOf(null), storage: nothingKept, tabStorage: nothingKept } as never);
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
  const storage = createBrowserStorage(() => store);
  const of = (user: typeof lea | null) =>
    leadWith(serverSaying({}).api, { session: sessionOf(user), storage, tabStorage: storage } as never);
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
