import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../secrets/secrets.ts';
import { isAskedHere } from './asked-here.ts';

const COOKIE = 'local-key';

export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));

/** Opens what is for this machine alone, and keeps it open for a browser that had the key in its address. */
export type LocalDoor = {
  readonly opensHere: (request: FastifyRequest, reply: FastifyReply) => boolean;
  readonly opens: (request: FastifyRequest, reply: FastifyReply) => boolean;
};

/**
 * A proxy that says nothing of itself looks like this machine: so whoever asks shows the key that the server printed when it
 * started. @param key null where none is wanted, as in tests
 */
export function localDoor(key: string | null): LocalDoor {
  const opens = ({ url, headers }: FastifyRequest, reply: FastifyReply): boolean => {
    if (key === null) return true;
    const asked = new URLSearchParams(url.split('?')[1] ?? '').get('key');
    if (asked !== null && isSame(asked, key)) {
      void reply.header('set-cookie', `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict`).header('referrer-policy', 'no-referrer');
      return true;
    }
    const cookieKey = /(?:^|;\s*)local-key=([^;\s]+)/.exec(headers.cookie ?? '')?.[1];
    return cookieKey !== undefined && isSame(cookieKey, key);
  };
  return { opens, opensHere: (request, reply) => isAskedHere(request) && opens(request, reply) };
}
