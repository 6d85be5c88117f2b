import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { customers } from '#server/database/schema/customers.ts';
import { leads } from '#server/database/schema/leads.ts';
import { mails } from '#server/database/schema/mails.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { DAY, RETENTION } from '#server/retention.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { credentialsOf, mailsTo, registerCustomer } from '../customer.ts';
import { describeServer, NOON } from '../test-server.ts';

const SAMIRA = {
  name: ' Samira',
  snames: 'Rochat',
  email: 'Samira@Example.org',
  password: '',
  mobile: '078 555 01 20',
  address: 'Rue des Bains 33, 1205 Genève',
  delivery_type: 1,
  companyName: 'Épicerie des Bains',
  postal_code: '1205',
};
const JONAS = {
  name: 'Jonas',
  snames: 'Perret',
  email: 'jonas@example.org',
  password: '',
  mobile: '+41 79 640 18 22',
  address: 'Rue Dancet 18, 1205 Genève',
};
const LEADS_TO = 'leads@storefront.test';

describeServer('who wants to work with the marketplace', { rateLimitFactor: 100 }, (server) => {
  afterEach(async () => {
    server.setNow(NOON);
    await server.open.database.delete(leads);
  });
  const rows = () => server.open.database.select().from(leads);
  const partner = (body: object, headers = {}) => server.post(endpoints.send_partner_email.path, body, headers);
  const hopper = (body: object, headers = {}) => server.post(endpoints.send_hopper_email.path, body, headers);

  test('a store is a row, an e-mail to the marketplace and one of thanks, in the language that was spoken', async () => {
    expect((await partner(SAMIRA, { 'accept-language': 'fr' })).json).toEqual({ success: true, message: 5001 });
    expect(await rows()).toMatchObject([
      {
        kind: 'partner',
        firstName: 'Samira',
        lastName: 'Rochat',
        email: 'Samira@Example.org',
        emailFolded: 'samira@example.org',
        mobile: '+41785550120',
        address: SAMIRA.address,
        company: 'Épicerie des Bains',
        postalCode: '1205',
        deliveryType: '1',
        language: 'fr',
        customerId: null,
        createdAt: NOON,
        toldAt: null,
      },
    ]);
    const [told, ...more] = await mailsTo(server, LEADS_TO);
    expect([told?.subject, more]).toEqual([expect.stringMatching(/^Nouvelle demande de partenariat \(\d+\)$/), []]);
    expect(told?.words.split('\n\nEscale SA')[0]?.split('\n')).toEqual([
      'Entreprise\u202f: Épicerie des Bains',
      'Nom\u202f: Samira Rochat',
      'Mobile\u202f: +41 78 555 01 20',
      'E-mail\u202f: Samira@Example.org',
      `Adresse\u202f: ${SAMIRA.address}`,
      'Code postal\u202f: 1205',
    ]);
    const thanks = await mailsTo(server, 'samira@example.org');
    expect(thanks.map(({ subject, language }) => [subject, language])).toEqual([['Nous avons bien reçu votre message', 'fr']]);
    expect(thanks[0]?.words).toContain('Bonjour Samira,');
    expect(thanks[0]?.words).not.toContain('Bains');
  });

  test('who wants to ride is one by the application and another by the short form, whoever was signed in', async () => {
    const user = await registerCustomer(server);
    await server.expectSuccess(endpoints.send_hopper_email, { ...JONAS, ...credentialsOf(user) });
    await server.expectSuccess(endpoints.send_hopper_email, { ...JONAS, kind: 'interest' });
    expect((await rows()).map((row) => [row.kind, row.mobile, row.company, row.customerId])).toEqual([
      ['hopper', '+41796401822', null, user._id],
      ['interest', '+41796401822', null, null],
    ]);
    expect((await mailsTo(server, LEADS_TO)).map(({ subject }) => subject.replace(/ \(\d+\)$/, ''))).toEqual([
      'New enquiry from a courier',
      'New courier application',
    ]);
  });

  test('the same twice within a day, or twenty at once, is one row and one e-mail; after a day it is told once more', async () => {
    const answered = await Promise.all(Array.from({ length: 20 }, () => hopper({ ...JONAS, email: 'twice@example.org' })));
    expect(new Set(answered.map(({ json }) => JSON.stringify(json)))).toEqual(new Set([JSON.stringify({ success: true, message: 5001 })]));
    server.setNow(NOON + DAY - 1);
    await hopper({ ...JONAS, email: ' TWICE@example.org', mobile: '0041 79 640 18 22' });
    expect((await rows()).map(({ createdAt }) => createdAt)).toEqual([NOON]);
    expect(await mailsTo(server, LEADS_TO)).toHaveLength(1);
    server.setNow(NOON + DAY);
    await hopper({ ...JONAS, email: 'twice@example.org' });
    expect((await rows()).map(({ createdAt }) => createdAt)).toEqual([NOON + DAY]);
    expect(await mailsTo(server, LEADS_TO)).toHaveLength(2);
    await hopper({ ...JONAS, email: 'twice@example.org', mobile: '79 640 18 23' });
    expect(await rows()).toHaveLength(2);
  });

  test.each([
    ['a field that is missing', { companyName: undefined }, 400],
    ['eight digits', { mobile: '78 555 01 2' }, 501],
  ])('%s is refused, and nothing is kept', async (_, change, refused) => {
    const { status, json } = await partner({ ...SAMIRA, ...change });
    expect(refused === 400 ? status : json).toEqual(refused === 400 ? 400 : { success: false, error_code: 501 });
    expect((await hopper({ ...JONAS, mobile: '78 555 01 2' })).json).toEqual({ success: false, error_code: 501 });
    expect(await rows()).toEqual([]);
  });

  test('a robot hears that all is well, and is not kept', async () => {
    for (const answered of [await partner({ ...SAMIRA, website: 'https://spam.example' }), await hopper({ ...JONAS, website: 'x' })])
      expect(answered.json).toEqual({ success: true, message: 5001 });
    await sendMails(server.services, null);
    expect([await rows(), await mailsTo(server, LEADS_TO)]).toEqual([[], []]);
  });

  test('an address is thanked three times a day at most, whoever writes in its name; the marketplace hears of each', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await hopper({ ...JONAS, email: 'many@example.org', address: `Rue Dancet ${turn}` });
      await sendMails(server.services, null);
    }
    expect(await mailsTo(server, 'many@example.org')).toHaveLength(3);
    expect(await mailsTo(server, LEADS_TO)).toHaveLength(5);
  });

  test('what was told is known once it is delivered; a year later it is forgotten, with what is left of its e-mails', async () => {
    await partner({ ...SAMIRA, email: 'told@example.org' });
    await sendMails(server.services, null);
    expect((await rows()).map(({ toldAt }) => toldAt)).toEqual([null]);
    await sendMails(server.services, () => Promise.resolve());
    expect((await rows()).map(({ toldAt }) => toldAt)).toEqual([NOON]);
    server.setNow(NOON + RETENTION.lead);
    await keepHouse(server.services);
    expect(await rows()).toHaveLength(1);
    server.setNow(NOON + RETENTION.lead + 1);
    await keepHouse(server.services);
    expect(await rows()).toEqual([]);
    expect((await server.open.database.select().from(mails)).filter(({ leadId }) => leadId !== null)).toEqual([]);
  });

  test('somebody else’s with one’s own e-mail is told only to who has proved that it is theirs', async () => {
    const user = await registerCustomer(server, { email: 'proved@example.org' });
    await hopper({ ...JONAS, email: 'Proved@example.org' });
    const told = async () => {
      const { account } = await server.expectSuccess(endpoints.export_account, credentialsOf(user));
      return account.wants_to_work_with_us as { mobile: string }[];
    };
    expect(await told()).toEqual([]);
    await server.open.database.update(customers).set({ emailConfirmedAt: NOON }).where(eq(customers.id, user._id));
    expect((await told()).map(({ mobile }) => mobile)).toEqual(['+41796401822']);
  });
});
