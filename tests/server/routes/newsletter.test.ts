import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints.ts';
import { newsletterReaders } from '../../../server/database/schema/newsletter.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

describe.each(['pglite', 'postgres'] as const)('the newsletter on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => { server = await startTestServer(kind, { rateLimitFactor: 1 }); });
  afterAll(() => server.close());

  test('an e-mail is put on the list once, whatever its case, and nobody learns that it was there', async () => {
    const send = (email: string, language: string) => server.post(endpoints.send_email.path, { email }, { 'accept-language': language });
    const [first, second] = [await send(' Ada@Example.org ', 'en'), await send('ada@example.org', 'fr')];
    expect(first.json).toMatchObject({ success: true, message: 5001 });
    expect(second.json).toEqual(first.json);
    expect(await server.services.database.select().from(newsletterReaders)).toMatchObject([{ emailFolded: 'ada@example.org', language: 'fr' }]);
  });

  test('what is no e-mail is refused', async () => {
    for (const email of ['', 'ada', 'ada@example.org\r\nBcc: all@example.org', null]) {
      expect((await server.post(endpoints.send_email.path, { email })).status).toBe(400);
    }
  });

  test('an address that sends too many is asked to wait', async () => {
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await server.post(endpoints.send_email.path, { email: `reader${turn}@example.org` })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
