import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { describeServer } from '../test-server.ts';
import { confirmEmail } from '#server/repositories/customers.ts';
import { standingOfReader } from '#server/repositories/newsletter.ts';
import { credentialsOf, mailsTo, newCustomer, registerCustomer } from '../customer.ts';

describeServer('how a customer is written to', { mailbox: true }, (server) => {
  const somebody = () => newCustomer(server);
  type Who = Awaited<ReturnType<typeof somebody>>;
  const read = async (who: Who) => {
    const { language, wants_receipts: receipts, news } = await server.expectSuccess(endpoints.get_preferences, who);
    return { language, receipts, news };
  };
  const change = (who: Who, fields: Record<string, unknown>) => server.post(endpoints.change_preferences.path, { ...who, ...fields });

  test('nobody has said anything at first; what is named changes, the rest stays', async () => {
    const [who, other] = [await somebody(), await somebody()];
    expect(await read(who)).toEqual({ language: null, receipts: true, news: 'no' });
    expect((await change(who, { language: 'fr' })).json).toMatchObject({ language: 'fr', wants_receipts: true, news: 'no' });
    expect((await change(who, { wants_receipts: false, news: 'no' })).json).toMatchObject({
      language: 'fr',
      wants_receipts: false,
      news: 'no',
    });
    expect((await change(who, {})).json).toMatchObject({ success: true, language: 'fr', wants_receipts: false, news: 'no' });
    expect(await read(who)).toEqual({ language: 'fr', receipts: false, news: 'no' });
    expect(await read(other)).toEqual({ language: null, receipts: true, news: 'no' });
  });

  test('news come to an address once it was asked, at once to one that was proved, and end when they are switched off', async () => {
    const user = await registerCustomer(server);
    const who = credentialsOf(user);
    const kinds = async () => (await mailsTo(server, user.email)).map(({ kind: one }) => one).filter((one) => one.startsWith('newsletter'));
    expect((await change(who, { news: 'yes' })).json).toMatchObject({ news: 'asked' });
    expect(await kinds()).toEqual(['newsletter_asked']);
    expect((await change(who, { news: 'no' })).json).toMatchObject({ news: 'no' });
    await confirmEmail(server.open.database, { customerId: user._id, emailFolded: user.email.toLowerCase(), at: server.services.now() });
    for (let again = 0; again < 2; again += 1) expect((await change(who, { news: 'yes' })).json).toMatchObject({ news: 'yes' });
    expect(await kinds()).toEqual(['newsletter', 'newsletter_asked']);
    expect((await change(who, { language: 'fr' })).json).toMatchObject({ news: 'yes', language: 'fr' });
    expect((await change(who, { news: 'no' })).json).toMatchObject({ news: 'no' });
  });

  test('whoever signs up with somebody’s address neither learns that it reads the newsletter nor ends it', async () => {
    const email = 'reads.it@example.org';
    const reader = await registerCustomer(server, { email });
    await confirmEmail(server.open.database, { customerId: reader._id, emailFolded: email, at: server.services.now() });
    await change(credentialsOf(reader), { news: 'yes' });
    await server.expectSuccess(endpoints.update, {
      ...credentialsOf(reader),
      first_name: 'Ada',
      last_name: 'Test',
      email: 'elsewhere@example.org',
      phone: reader.phone,
      old_password: 'secret-enough',
    });
    const stranger = await newCustomer(server, { email });
    expect(await read(stranger)).toMatchObject({ news: 'no' });
    expect((await change(stranger, { news: 'yes' })).json).toMatchObject({ news: 'asked' });
    expect((await change(stranger, { news: 'no' })).json).toMatchObject({ news: 'no' });
    expect(await standingOfReader(server.open.database, email)).toBe('yes');
  });

  test('what a customer eats is kept with the account, told with who they are, and forgotten with nothing else', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const told = async (of: Who) => (await server.expectSuccess(endpoints.get_detail, of)).user.eats;
    expect(await told(who)).toBeNull();
    const eats = { diets: ['vegetarian'], without: ['gluten', 'nuts'] };
    expect((await change(who, { eats: { diets: ['vegetarian', 'vegetarian'], without: ['nuts', 'gluten'] } })).json).toMatchObject({
      eats,
      news: 'no',
    });
    expect((await change(who, { language: 'fr' })).json).toMatchObject({ eats, language: 'fr' });
    expect(await told(who)).toEqual(eats);
    expect(await told(other)).toBeNull();
    const nothing = { diets: [], without: [] };
    expect((await change(who, { eats: nothing })).json).toMatchObject({ eats: nothing });
    expect(await told(who)).toEqual(nothing);
    for (const wrong of [
      { diets: ['meat'], without: [] },
      { diets: [], without: ['cheese'] },
      { diets: [] },
      'nuts',
      { diets: 'vegan', without: [] },
    ])
      expect((await change(who, { eats: wrong })).status).toBe(400);
    expect(await told(who)).toEqual(nothing);
  });

  test('a language that is none, and what is no yes or no, change nothing; nor does whoever is not signed in', async () => {
    const who = await somebody();
    for (const wrong of [
      { language: 'de' },
      { language: 7 },
      { wants_receipts: 'no' },
      { wants_receipts: 0, language: 'fr' },
      { news: 'asked' },
    ])
      expect((await change(who, wrong)).status).toBe(400);
    expect((await change({ ...who, server_token: 'x' }, { language: 'fr' })).json).toMatchObject({ error_code: 999 });
    expect(await read(who)).toEqual({ language: null, receipts: true, news: 'no' });
  });
});
