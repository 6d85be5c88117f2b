import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHORT, type Encoding, type EncodedText } from '../memory/encoded-text.ts';

const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] });

const encodingOf = ({ headers }: FastifyRequest): Encoding => {
  const asked = headers['accept-encoding'];
  return asked === undefined ? 'identity' : (negotiator.negotiate(asked) ?? 'identity');
};

/** Sends a text in the encoding that the caller takes, made once for all of them; `vary` names the other headers that it depends on. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  text: EncodedText,
  vary: readonly string[] = [],
): Promise<FastifyReply> {
  const { bytes, encoding } = await text.encoded(encodingOf(request));
  const names = [...vary, ...(text.plain.length < SHORT ? [] : ['accept-encoding'])];
  if (names.length > 0) void reply.header('vary', names.join(', '));
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
