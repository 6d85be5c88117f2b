import sharp from 'sharp';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { describeServer, serverOn } from '../test-server.ts';
import { newCustomer } from '../customer.ts';
import { postForm } from '../parcel.ts';

const photo = (width: number, height: number, colour: string) => sharp({ create: { width, height, channels: 3, background: colour } });
type Answered = { success: boolean; image_url?: string; error_code?: number; image_refused?: string };

describeServer('a customer’s picture', { rateLimitFactor: 100 }, (server) => {
  const somebody = () => newCustomer(server);
  type Who = Awaited<ReturnType<typeof somebody>>;
  const send = async (who: Who, image: Uint8Array) =>
    (await postForm(server, endpoints.set_profile_picture.path, who, { image })).json as unknown as Answered;
  const remove = (who: Who) => server.expectSuccess(endpoints.remove_profile_picture, who);
  const detailOf = async (who: Who) => (await server.expectSuccess(endpoints.get_detail, who)).user;
  const show = (address: string, asked = server) => asked.app.inject({ url: address });

  test('is square, small, turned, without where it was taken, and at an address of its own that every server shows', async () => {
    const who = await somebody();
    const taken = await photo(1_200, 800, '#4060a0')
      .withExif({ IFD0: { Orientation: '6', Copyright: 'somebody' }, IFD3: { GPSLatitude: '46/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { image_url: address = '' } = await send(who, taken);
    expect(address).toMatch(/^\/api\/storefront\/customer_picture\/[\w-]{43}\.jpg$/);
    expect((await detailOf(who)).image_url).toBe(address);
    const shown = await show(address, await serverOn(server.open));
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const { width, height, exif, orientation } = await sharp(shown.rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 288, height: 288, exif: undefined, orientation: undefined });
  });

  test('another one takes its place, whose address shows nothing any more; taken away there is none, twice too', async () => {
    const who = await somebody();
    const first = (await send(who, await photo(300, 300, '#a04060').png().toBuffer())).image_url ?? '';
    const second = (await send(who, await photo(300, 300, '#60a040').png().toBuffer())).image_url ?? '';
    expect(second).not.toBe(first);
    expect([(await show(first)).statusCode, (await show(second)).statusCode]).toEqual([404, 200]);
    for (let again = 0; again < 2; again += 1) expect(await remove(who)).toMatchObject({ image_url: './default.png' });
    expect([(await show(second)).statusCode, (await detailOf(who)).image_url]).toEqual([404, './default.png']);
  });

  test('what is no picture is refused with the reason, and the one before stays', async () => {
    const who = await somebody();
    const { image_url: address } = await send(who, await photo(300, 300, '#405060').jpeg().toBuffer());
    const executable = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]);
    expect(await send(who, executable)).toMatchObject({ success: false, error_code: 1003, image_refused: 'notAnImage' });
    expect((await detailOf(who)).image_url).toBe(address);
  });

  test('nobody sends one for somebody else, and one guesses no address', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const image = await photo(40, 40, '#808080').png().toBuffer();
    expect(await send({ ...who, server_token: other.server_token }, image)).toMatchObject({ error_code: 999 });
    expect(await send({ ...who, server_token: '' }, image)).toMatchObject({ error_code: 999 });
    for (const file of [`${'a'.repeat(43)}.jpg`, 'x.jpg', '../../data', `${who.user_id}.jpg`])
      expect((await show(`/api/storefront/customer_picture/${file}`)).statusCode).toBe(404);
  });

  test('of many at once one is the customer’s, and no other is left', async () => {
    const who = await somebody();
    const files = await Promise.all(['#102030', '#203040', '#304050', '#405060'].map((colour) => photo(60, 60, colour).png().toBuffer()));
    const sent = await Promise.all(files.map((file) => send(who, file)));
    const { image_url: address } = await detailOf(who);
    const codes = await Promise.all(sent.map(async ({ image_url: one = '' }) => [one === address, (await show(one)).statusCode]));
    expect(codes.filter(([isTheirs]) => isTheirs)).toEqual([[true, 200]]);
    expect(codes.filter(([isTheirs]) => !isTheirs)).toEqual([
      [false, 404],
      [false, 404],
      [false, 404],
    ]);
  });
});
