import { EMAIL_TOKEN_PREFIX_LENGTH, ID_LENGTH } from '../contract/limits.ts';

const HALF = EMAIL_TOKEN_PREFIX_LENGTH / 2;

/** How long an e-mailed secret is: half of the prefix, then as many characters as the id has. */
export const EMAIL_SECRET_LENGTH = HALF + ID_LENGTH;

/** What the token of an e-mail is woven from: when it was made (epoch milliseconds), a one-time secret, whose it is. */
export type EmailToken = { readonly madeAt: number; readonly secret: string; readonly id: string };

const weave = (first: string, second: string): string => [...first].map((character, index) => character + second.charAt(index)).join('');
const strand = (woven: string, from: 0 | 1): string => [...woven].filter((_, index) => index % 2 === from).join('');
const reversed = (text: string): string => [...text].toReversed().join('');

/**
 * The token of an e-mail (specification 3, section 5): its first 30 characters alternate between the milliseconds,
 * padded to 15 digits and reversed, and the secret's first 15; the rest between the id and the rest of the secret.
 */
export const weaveEmailToken = ({ madeAt, secret, id }: EmailToken): string =>
  weave(reversed(String(madeAt).padStart(HALF, '0')), secret.slice(0, HALF)) + weave(id, secret.slice(HALF));

export function splitEmailToken(token: string): EmailToken | null {
  if (token.length !== EMAIL_TOKEN_PREFIX_LENGTH + 2 * ID_LENGTH) return null;
  const prefix = token.slice(0, EMAIL_TOKEN_PREFIX_LENGTH);
  const rest = token.slice(EMAIL_TOKEN_PREFIX_LENGTH);
  const milliseconds = reversed(strand(prefix, 0));
  const id = strand(rest, 0);
  if (!/^\d+$/.test(milliseconds) || !/^[0-9a-f]+$/.test(id)) return null;
  return { madeAt: Number(milliseconds), secret: strand(prefix, 1) + strand(rest, 1), id };
}
