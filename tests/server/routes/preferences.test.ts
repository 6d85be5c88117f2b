import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { DATABASES } from '../databases.ts';
import { credentialsOf, registerCustomer } from '../customer.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

describe.each(DATABASES)('how a customer is written to on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  const somebody = async () => credentialsOf(await registerCustomer(server));
  type Who = Awaited<ReturnType<typeof somebody>>;
  const read = async (who: Who) => {
    const { language, wants_receipts: receipts } = await server.expectSuccess(endpoints.get_preferences, who);
    return { language, receipts };
  };
  const change = (who: Who, fields: Record<string, unknown>) => server.post(endpoints.change_preferences.path, { ...who, ...fields });

  test('nobody has said anything at first; what is named changes, the rest stays', async () => {
    const [who, other] = [await somebody(), await somebody()];
    expect(await read(who)).toEqual({ language: null, receipts: true });
    expect((await change(who, { language: 'fr' })).json).toMatchObject({ language: 'fr', wants_receipts: true });
    expect((await change(who, { wants_receipts: false })).json).toMatchObject({ language: 'fr', wants_receipts: false });
    expect((await change(who, {})).json).toMatchObject({ success: true, language: 'fr', wants_receipts: false });
    expect(await read(who)).toEqual({ language: 'fr', receipts: false });
    expect(await read(other)).toEqual({ language: null, receipts: true });
  });

  test('a language that is none, and what is no yes or no, change nothing; nor does whoever is not signed in', async () => {
    const who = await somebody();
    for (const wrong of [{ language: 'de' }, { language: 7 }, { wants_receipts: 'no' }, { wants_receipts: 0, language: 'fr' }])
      expect((await change(who, wrong)).status).toBe(400);
    expect((await change({ ...who, server_token: 'x' }, { language: 'fr' })).json).toMatchObject({ error_code: 999 });
    expect(await read(who)).toEqual({ language: null, receipts: true });
  });
});
