import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { COURIER_IMAGE_BYTES_MAXIMUM } from '#contract/limits.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { RETENTION } from '#server/retention.ts';
import { describeServer, NOON, serverOn } from '../test-server.ts';
import { confirmCard, saveCard, sendEvents, sweep } from '../card-shopper.ts';
import { newCustomer } from '../customer.ts';
import { bookParcel, invoiceBody, parcelToken, payParcelInCash, postForm, WHOLE, type Parcel } from '../parcel.ts';

const GPS = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '46/1 12/1 0/1', GPSLatitudeRef: 'N' } };
let drawn = 0;
/** A photo that no other is like: upright as it was taken is 300 by 200. */
const photo = (kind: 'jpeg' | 'png' = 'jpeg', width = 300, height = 200) => {
  drawn += 1;
  const picture = sharp({ create: { width, height, channels: 3, background: { r: (drawn * 37) % 256, g: (drawn * 91) % 256, b: 200 } } });
  return picture[kind]().toBuffer();
};

/** A PNG of few bytes that says it is 60,000 by 60,000. */
function bomb(): Buffer {
  const crc = (bytes: Buffer) => {
    let sum = ~0;
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum >>> 0;
  };
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Told = { images: { image_id: string; image_url: string }[]; image_refused?: string };

describeServer('pictures of a parcel', { rateLimitFactor: 100 }, (server) => {
  beforeEach(() => server.setNow(NOON));

  const somebody = () => newCustomer(server);
  const upload = async (parcel: Parcel | Record<string, string>, image: Uint8Array) => {
    const { user_id: id, server_token: token, cart_unique_token: cart } = parcel as Parcel;
    const { json } = await postForm(
      server,
      endpoints.courier_image.path,
      { user_id: id, server_token: token, cart_unique_token: cart },
      { image },
    );
    return json as unknown as Told & Record<string, unknown>;
  };
  const show = async (address: string | undefined, asked = server) => asked.app.inject({ url: address ?? '' });

  test('are kept before the parcel has its addresses, shown at an address of their own by every server, and taken away again', async () => {
    const parcel = { ...(await somebody()), cart_unique_token: parcelToken() };
    const file = await photo();
    const { images, ...told } = await upload(parcel, file);
    expect(told).toMatchObject({ success: true, message: 914 });
    expect(images).toHaveLength(1);
    expect((await upload(parcel, file)).images).toEqual(images);
    const shown = await show(images[0]?.image_url);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const second = await serverOn({ ...server.open, close: () => Promise.resolve() });
    expect((await show(images[0]?.image_url, second)).rawPayload).toEqual(shown.rawPayload);
    await second.close();
    expect((await server.expectSuccess(endpoints.get_cart, { ...parcel, delivery_type: 2 })).images).toEqual(images);
    expect((await show(images[0]?.image_url.replace(/.{5}\.jpg/, 'AAAAA.jpg'))).statusCode).toBe(404);
    const thief = await somebody();
    const theft = { image_id: images[0]?.image_id, cart_unique_token: parcel.cart_unique_token };
    await server.expectSuccess(endpoints.remove_courier_image, { ...thief, ...theft });
    expect((await show(images[0]?.image_url)).statusCode).toBe(200);
    expect(await server.expectSuccess(endpoints.remove_courier_image, { ...parcel, ...theft })).toMatchObject({ images: [] });
    expect((await show(images[0]?.image_url)).statusCode).toBe(404);
    expect(await server.expectSuccess(endpoints.remove_courier_image, { ...parcel, ...theft })).toMatchObject({ images: [] });
  });

  test('are turned the right way up, scaled down, and hold nothing but the picture', async () => {
    const parcel = { ...(await somebody()), cart_unique_token: parcelToken() };
    const lying = await sharp(await photo('jpeg', 2_400, 1_000))
      .withMetadata({ orientation: 6 })
      .withExifMerge(GPS)
      .toBuffer();
    expect((await sharp(lying).metadata()).orientation).toBe(6);
    const { images } = await upload(parcel, lying);
    const { rawPayload } = await show(images[0]?.image_url);
    const kept = await sharp(rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 667, height: 1_600 });
    expect([kept.exif, kept.icc, kept.xmp, kept.iptc, kept.orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(rawPayload.includes('somebody')).toBe(false);
  });

  test('are JPEG and PNG by their content, of 5 MB at most, and nothing that explodes', async () => {
    const parcel = { ...(await somebody()), cart_unique_token: parcelToken() };
    const refusal = async (image: Uint8Array) => {
      const { success, error_code: code, image_refused: why, images } = await upload(parcel, image);
      return { success, code, why, images };
    };
    const refused = (why: string) => ({ success: false, code: 1003, why, images: [] });
    expect(await refusal(readFileSync(process.execPath).subarray(0, 4_000))).toEqual(refused('notAnImage'));
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual(refused('notAnImage'));
    expect(
      await refusal(
        await sharp(await photo())
          .webp()
          .toBuffer(),
      ),
    ).toEqual(refused('notAnImage'));
    expect(
      await refusal(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('#!/bin/sh\nrm')])),
    ).toEqual(refused('unreadable'));
    expect(await refusal((await photo()).subarray(0, 300))).toEqual(refused('unreadable'));
    expect(await refusal(bomb())).toEqual(refused('tooHeavy'));
    expect(await refusal(await photo('png', 60_000, 1))).toEqual(refused('tooNarrow'));
    expect(await refusal(Buffer.concat([await photo(), Buffer.alloc(COURIER_IMAGE_BYTES_MAXIMUM)]))).toEqual(refused('tooLarge'));
    expect(await refusal(Buffer.alloc(0))).toEqual(refused('notAnImage'));
    expect(await upload(parcel, await photo('png'))).toMatchObject({ success: true });
    // What hangs behind a picture is not part of it.
    const { images } = await upload(parcel, Buffer.concat([await photo(), Buffer.from('MZ this program')]));
    expect((await show(images[1]?.image_url)).rawPayload.includes('this program')).toBe(false);
  });

  test('are five at most, however many come at once', async () => {
    const parcel = { ...(await somebody()), cart_unique_token: parcelToken() };
    const files = await Promise.all(Array.from({ length: 8 }, () => photo()));
    const answers = await Promise.all(files.map((file) => upload(parcel, file)));
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
    expect(answers.flatMap(({ image_refused: why }) => why ?? [])).toEqual(['tooMany', 'tooMany', 'tooMany']);
    expect((await server.expectSuccess(endpoints.get_cart, { ...parcel, delivery_type: 2 })).images).toHaveLength(5);
  });

  test('need a session, a token of the parcel, and a file', async () => {
    const who = await somebody();
    const image = await photo();
    expect(await upload({ ...who, server_token: 'wrong', cart_unique_token: parcelToken() }, image)).toMatchObject({ error_code: 999 });
    expect(await upload({ ...who, cart_unique_token: '' }, image)).toMatchObject({ error_code: 961 });
    const { json } = await server.post(endpoints.courier_image.path, { ...who, cart_unique_token: parcelToken() });
    expect(json).toMatchObject({ error_code: 1003, image_refused: 'notAnImage' });
    const other = await postForm(server, endpoints.update.path, who, { image });
    expect(other.status).toBeGreaterThanOrEqual(400);
    expect(other.status).toBeLessThan(500);
  });

  test('come with the call for the order too; one that is refused is named, and nothing is ordered until it is left out', async () => {
    const who = await somebody();
    const parcel = await bookParcel(server, who);
    const first = await upload(parcel, await photo());
    await payParcelInCash(server, parcel);
    server.setNow(NOON + 1_000);
    const [good, bad] = [await photo(), Buffer.from('no picture')];
    const fields = { ...parcel, ...WHOLE };
    const refused = await postForm(server, endpoints.create_order.path, fields, { image0: good, image1: bad });
    expect(refused.json).toMatchObject({ success: false, error_code: 1003, images_refused: [{ index: 1, why: 'notAnImage' }] });
    expect((await server.expectSuccess(endpoints.get_cart, { ...parcel, delivery_type: 2 })).images).toEqual(first.images);
    const made = await postForm(server, endpoints.create_order.path, fields, { image0: good });
    expect(made.json).toMatchObject({ success: true });
    const again = await postForm(server, endpoints.create_order.path, fields, { image0: good });
    expect(again.json).toMatchObject({ success: true, order_id: made.json.order_id });
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id: made.json.order_id });
    expect(order.image_url).toHaveLength(2);
    expect(order.image_url[0]).toBe(first.images[0]?.image_url);
    for (const address of order.image_url) expect((await show(address)).statusCode).toBe(200);
  });

  test('more than there is room for with the call for the order are refused, and none of them is kept', async () => {
    const who = await somebody();
    const parcel = await bookParcel(server, who);
    const { images: first } = await upload(parcel, await photo());
    await upload(parcel, await photo());
    await payParcelInCash(server, parcel);
    const files = Object.fromEntries(
      await Promise.all(Array.from({ length: 5 }, async (_, index) => [`image${index}`, await photo()] as const)),
    );
    const { json } = await postForm(server, endpoints.create_order.path, { ...parcel, ...WHOLE }, files);
    expect(json).toMatchObject({
      error_code: 1003,
      images_refused: [
        { index: 3, why: 'tooMany' },
        { index: 4, why: 'tooMany' },
      ],
    });
    const { images } = await server.expectSuccess(endpoints.get_cart, { ...parcel, delivery_type: 2 });
    expect(images).toHaveLength(2);
    expect(images).toEqual(expect.arrayContaining(first));
  });

  test('are not added to an order that was made', async () => {
    const who = await somebody();
    const parcel = await bookParcel(server, who);
    await payParcelInCash(server, parcel);
    const made = await postForm(server, endpoints.create_order.path, { ...parcel, ...WHOLE }, { image0: await photo() });
    for (const late of [await photo(), Buffer.from('no picture')]) {
      const again = await postForm(server, endpoints.create_order.path, { ...parcel, ...WHOLE }, { image0: late });
      expect(again.json).toMatchObject({ success: true, order_id: made.json.order_id });
    }
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id: made.json.order_id });
    expect(order.image_url).toHaveLength(1);
  });

  test.each(['sweeper', 'event'] as const)('go with an order that the %s alone makes, its tab closed', async (whose) => {
    const who = await somebody();
    await saveCard(server, who.user_id, 'accepted');
    const parcel = await bookParcel(server, who);
    const { images } = await upload(parcel, await photo());
    const { order_payment: bill } = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
    const pay = { ...parcel, ...WHOLE, order_payment_id: bill._id, payment_id: CARD_GATEWAY_ID };
    await confirmCard(server, await server.post(endpoints.pay_order_payment.path, pay));
    if (whose === 'event') await sendEvents(server);
    else await sweep(server, 61);
    const { order_list: running } = await server.expectSuccess(endpoints.get_orders, who);
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id: running[0]?._id });
    expect(order.image_url).toEqual(images.map(({ image_url: address }) => address));
  });

  test('go when the parcel is cleared, and ninety days after they came', async () => {
    const who = await somebody();
    const parcel = await bookParcel(server, who);
    const { images: cleared } = await upload(parcel, await photo());
    await server.expectSuccess(endpoints.clear_cart, { ...parcel, delivery_type: 2 });
    expect((await show(cleared[0]?.image_url)).statusCode).toBe(404);
    const sent = await bookParcel(server, who);
    const { images: kept } = await upload(sent, await photo());
    await payParcelInCash(server, sent);
    await server.expectSuccess(endpoints.create_order, { ...sent, ...WHOLE });
    server.setNow(NOON + RETENTION.parcelPicture - 1);
    await keepHouse(server.services);
    expect((await show(kept[0]?.image_url)).statusCode).toBe(200);
    server.setNow(NOON + RETENTION.parcelPicture + 1);
    await keepHouse(server.services);
    expect((await show(kept[0]?.image_url)).statusCode).toBe(404);
  });
});
