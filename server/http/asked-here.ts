import type { FastifyRequest } from 'fastify';

/** Whether somebody at this machine asks, and no proxy for somebody else: by the name the server was asked by, too, or a stranger's page could ask under a name of its own. */
export const isAskedHere = ({ hostname, headers, ip }: FastifyRequest): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname) &&
  /^(127\.|::1$|::ffff:127\.)/.test(ip) &&
  !Object.keys(headers).some((name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'));
