import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { pushMessage, type PushMessage } from '#contract/push-message.ts';

const derived = (salt: Uint8Array, from: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** A browser that subscribed at a push service, and reads what comes (RFC 8188, RFC 8291). */
export class Browser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #public = this.#ecdh.generateKeys();

  get keys() {
    return { p256dh: this.#public.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** @throws where it was not written for this browser */
  read(sent: Buffer): PushMessage {
    const [salt, keyLength] = [sent.subarray(0, 16), sent.readUInt8(20)];
    const theirs = sent.subarray(21, 21 + keyLength);
    const text = sent.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#public, theirs]);
    const secret = derived(this.#auth, this.#ecdh.computeSecret(theirs), info, 32);
    const key = derived(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv('aes-128-gcm', key, derived(salt, secret, 'Content-Encoding: nonce\0', 12));
    decipher.setAuthTag(text.subarray(-16));
    const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return v.parse(pushMessage, JSON.parse(padded.subarray(0, end).toString()));
  }
}

/** What the sender says of itself (RFC 8292), where it is signed with the key that the browser subscribed with. */
function whoSent(headers: IncomingHttpHeaders): { readonly key: string; readonly claims: Readonly<Record<string, unknown>> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the sender’s word is not signed');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
}

export type Pushed = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly sender: ReturnType<typeof whoSent>;
};

/** A push service of a test's own: it keeps what it was sent, and answers as the test says. */
export async function startPushService() {
  const pushed: Pushed[] = [];
  const answers: number[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    pushed.push({ path: request.url ?? '', headers: request.headers, body, sender: whoSent(request.headers) });
    const status = answers.length > 1 ? answers.shift() : answers[0];
    response.writeHead(status ?? 201).end();
  };
  const server = createServer((request, response) => {
    void take(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    /** Answers with these from now on, the last again and again. */
    answer: (...statuses: readonly number[]) => void answers.splice(0, answers.length, ...statuses),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
